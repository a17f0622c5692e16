import type { ApiMediaType } from '../../plugins/gatsby-source-openapi/types'
import { ApiExamples } from './ApiExamples'
import { SchemaTree } from './SchemaTree'

/** What a body may consist of, by media type. */
export function MediaTypes({ mediaTypes, isOpen }: { mediaTypes: readonly ApiMediaType[]; isOpen?: boolean }) {
  return (
    <>
      {mediaTypes.map(({ id, mediaType, schema, examples }) => (
        <div key={mediaType}>
          <p>
            <code>{mediaType}</code>
          </p>
          <ApiExamples examples={examples} isOpen={isOpen} />
          {schema && <SchemaTree schema={schema} id={id} />}
        </div>
      ))}
    </>
  )
}
