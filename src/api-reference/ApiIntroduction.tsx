import type { ReactNode } from 'react'
import { Heading2 } from '../markdown/Heading'
import { SiteLink } from '../ui/SiteLink'
import { Downloads } from './Downloads'
import { IntroductionErrors } from './IntroductionErrors'
import { IntroductionTokens } from './IntroductionTokens'

interface Props {
  version: string
  /** Path of the index. */
  index: string
  operationCount: number
  downloads: { json: string; yaml: string }
  /** What the document says about itself. */
  children: ReactNode
}

/** How to reach the API, what a request needs, and what to expect of answers. The plugin lists the same headings. */
export function ApiIntroduction({ version, index, operationCount, downloads, children }: Props) {
  return (
    <>
      {children}
      <p>
        This reference describes {operationCount} operations of Unleash {version};{' '}
        <SiteLink href={index}>the index</SiteLink> lists them all, and{' '}
        <SiteLink href="/how-to/how-to-use-the-admin-api">How to use the Admin API</SiteLink> shows a first request.
      </p>
      <Downloads what="The OpenAPI document" files={downloads} />

      <Heading2 id="base-url">Base URL</Heading2>
      <p>
        Paths are relative to the address of your instance. With Unleash at <code>https://unleash.example.com</code>, the
        path <code>/api/admin/projects</code> is <code>https://unleash.example.com/api/admin/projects</code>. A server
        that is set up with a base path has it before <code>/api</code>, as has a hosted instance with its name:{' '}
        <code>https://unleash.example.com/my-instance/api/admin/projects</code>.
      </p>

      <Heading2 id="authentication">Authentication</Heading2>
      <IntroductionTokens />

      <Heading2 id="requests">Requests</Heading2>
      <p>
        Bodies are JSON. Send them with <code>Content-Type: application/json</code>; operations that check it answer any
        other type with 415. Dates are ISO 8601 in UTC: <code>2024-01-05T10:12:30.000Z</code>.
      </p>
      <p>
        <code>GET /api/client/features</code> answers with an <code>ETag</code>. Send it back as{' '}
        <code>If-None-Match</code>, and the answer is 304 without a body for as long as nothing has changed.
      </p>

      <Heading2 id="errors">Errors</Heading2>
      <IntroductionErrors />

      <Heading2 id="rate-limits">Rate limits</Heading2>
      <p>
        A few operations accept a limited number of requests in a minute from one address and answer 429 beyond it:
        registering an application and sending metrics (6,000 each), creating users (20) and signing in with a password
        (10). Whoever runs the server can change these numbers; the answer’s <code>RateLimit-*</code> headers say what is
        left.
      </p>

      <Heading2 id="versioning">Versioning and change</Heading2>
      <p>
        The API has no version of its own: its paths carry no number, and it changes with the server. Minor versions add
        operations and properties, so read answers without relying on what is not there. Deprecated operations still work
        and are marked; those marked beta may still change. A server describes exactly the API it has at{' '}
        <code>/docs/openapi</code> and <code>/docs/openapi.json</code>: see{' '}
        <SiteLink href="/how-to/how-to-enable-openapi">how to enable OpenAPI</SiteLink>.
      </p>
    </>
  )
}
