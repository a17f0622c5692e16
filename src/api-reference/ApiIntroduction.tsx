import type { ReactNode } from 'react'
import { SiteLink } from '../ui/SiteLink'

interface Props {
  version: string
  operationCount: number
  /** What the document says about itself. */
  children: ReactNode
}

/** How to reach the API and what a request needs. */
export function ApiIntroduction({ version, operationCount, children }: Props) {
  return (
    <>
      {children}
      <p>
        This reference describes {operationCount} operations of Unleash {version}. Paths are relative to the address of
        your instance: with Unleash at <code>https://unleash.example.com</code>, the path{' '}
        <code>/api/admin/projects</code> is <code>https://unleash.example.com/api/admin/projects</code>. On a hosted
        instance the address includes the name of the instance.
      </p>
      <p>
        Send an API token in the <code>Authorization</code> header. Which kind of token a request needs depends on the
        part of the API it belongs to: see <SiteLink href="/reference/api-tokens-and-client-keys">API tokens</SiteLink>.
        Bodies are JSON; send them with <code>Content-Type: application/json</code>.
      </p>
      <p>
        <SiteLink href="/how-to/how-to-use-the-admin-api">How to use the Admin API</SiteLink> shows a first request,{' '}
        <SiteLink href="/reference/api/unleash">the index</SiteLink> lists every operation.
      </p>
    </>
  )
}
