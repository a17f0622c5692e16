import type { ApiDocument, ApiOperation } from '../read/ApiDocument'
import { apiName } from './apiName'
import { pageDescription } from './pageDescription'
import { plainText } from './plainText'

type Described = Pick<ApiOperation, 'method' | 'endpoint' | 'summary' | 'description' | 'parameters' | 'requestBody' | 'responses'>

/** Room for a sentence beside method and path. */
const longestSentence = 110

/**
 * What search engines show of an operation: the first sentence of its description, then method and path; without a fitting
 * sentence `PATCH /api/admin/… in the Unleash 5.8 API: parameters, request body and responses.` and the title.
 */
export function operationDescription(operation: Described, info: ApiDocument['info']): string {
  const { method, endpoint, summary = '', description = '' } = operation
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(plainText(description))?.[0] ?? ''
  const call = `${method} ${endpoint}`
  if (sentence !== '' && sentence.length <= longestSentence) {
    return pageDescription(`${sentence} ${call} in the ${apiName(info)}.`)
  }
  const title = plainText(summary)
  return pageDescription(
    `${call} in the ${apiName(info)}: ${partsOf(operation)}.`,
    ...(title === '' ? [] : [/[.!?]$/.test(title) ? title : `${title}.`]),
  )
}

function partsOf({ parameters, requestBody, responses }: Described): string {
  const names = [
    ...(parameters.length > 0 ? ['parameters'] : []),
    ...(requestBody ? ['request body'] : []),
    ...(responses.length > 0 ? ['responses'] : []),
  ]
  const last = names.at(-1) ?? 'description'
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}
