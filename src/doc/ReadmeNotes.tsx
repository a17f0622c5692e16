import { Admonition } from '../markdown/Admonition'
import { SiteLink } from '../ui/SiteLink'

type Readme = NonNullable<Queries.ReadmeTemplateQuery['readme']>

/** Where the text of an SDK's page comes from, and what the SDK needs to connect. */
export function ReadmeNotes({ readme }: { readme: Readme }) {
  return (
    <>
      <TextOrigin {...readme} />
      {readme.kind === 'server-side' && (
        <Admonition kind="tip" title="Before you connect">
          <p>
            A server-side SDK needs the URL of your Unleash API and a{' '}
            <SiteLink href="/reference/api-tokens-and-client-keys#client-tokens">client token</SiteLink>.{' '}
            <SiteLink href="/how-to/how-to-create-api-tokens">Create an API token</SiteLink> first.
          </p>
        </Admonition>
      )}
      {readme.kind === 'client-side' && (
        <Admonition kind="tip" title="Before you connect">
          <p>
            A client-side SDK talks to the <SiteLink href="/reference/front-end-api">front-end API</SiteLink>,{' '}
            <SiteLink href="/reference/unleash-edge">Unleash Edge</SiteLink> or the{' '}
            <SiteLink href="/reference/unleash-proxy">Unleash Proxy</SiteLink>. It needs a{' '}
            <SiteLink href="/reference/api-tokens-and-client-keys#front-end-tokens">front-end token</SiteLink>, or a{' '}
            <SiteLink href="/reference/api-tokens-and-client-keys#proxy-client-keys">client key</SiteLink> of the Proxy.
          </p>
        </Admonition>
      )}
    </>
  )
}

function TextOrigin({ origin, repository, revision, editUrl }: Readme) {
  const repositoryLink = <a href={`https://github.com/${repository}`}>{repository}</a>
  return (
    <Admonition kind="info" title="About this page">
      {origin === 'bundled' ? (
        <p>
          This guide is part of the documentation. The source code and the release notes are in {repositoryLink}.{' '}
          {editUrl && <a href={editUrl}>Edit this guide</a>}
        </p>
      ) : (
        <p>
          This text is the README of {repositoryLink} at <code>{revision}</code>.{' '}
          {editUrl && <a href={editUrl}>Edit it there</a>}
        </p>
      )}
    </Admonition>
  )
}
