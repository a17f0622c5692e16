import { Admonition } from '../markdown/Admonition'
import { SiteLink } from '../ui/SiteLink'

/** What an SDK needs before it can connect; nothing for services that are no SDK. */
export function ConnectionTip({ kind }: { kind: string }) {
  if (kind === 'server-side') {
    return (
      <Admonition kind="tip" title="Before you connect">
        <p>
          A server-side SDK needs the URL of your Unleash API and a{' '}
          <SiteLink href="/reference/api-tokens-and-client-keys#client-tokens">client token</SiteLink>.{' '}
          <SiteLink href="/how-to/how-to-create-api-tokens">Create an API token</SiteLink> first.
        </p>
      </Admonition>
    )
  }
  if (kind === 'client-side') {
    return (
      <Admonition kind="tip" title="Before you connect">
        <p>
          A client-side SDK talks to the <SiteLink href="/reference/front-end-api">front-end API</SiteLink>,{' '}
          <SiteLink href="/reference/unleash-edge">Unleash Edge</SiteLink> or the{' '}
          <SiteLink href="/reference/unleash-proxy">Unleash Proxy</SiteLink>. It needs a{' '}
          <SiteLink href="/reference/api-tokens-and-client-keys#front-end-tokens">front-end token</SiteLink>, or a{' '}
          <SiteLink href="/reference/api-tokens-and-client-keys#proxy-client-keys">client key</SiteLink> of the Proxy.
        </p>
      </Admonition>
    )
  }
  return null
}
