import { Admonition } from '../markdown/Admonition'

interface Props {
  origin: string
  repository: string
  revision: string
  editUrl: string | null
}

/** Says whose text a page shows and where to change it. */
export function TextOrigin({ origin, repository, revision, editUrl }: Props) {
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
