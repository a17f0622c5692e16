import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { JsonObject } from '../../types'
import type { ApiOperation } from './ApiDocument'
import type { Findings } from './Findings'
import { followRef } from './followRef'
import { entriesOf, isObject } from './json'
import { pointerTo } from './jsonPointer'
import { skipExtensions } from './readExtensions'
import { readOperation } from './readOperation'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
/** What else a path item may have. */
const otherKeys = new Set(['$ref', 'summary', 'description', 'servers', 'parameters'])

/** All operations of a document, in its order. */
export function readOperations(document: JsonObject, findings: Findings): ApiOperation[] {
  return entriesOf(document.paths).flatMap(([endpoint, entry]) => {
    const pointer = pointerTo('/paths', endpoint)
    if (endpoint.startsWith('x-')) {
      findings.skip(pointer, `"${endpoint}" is not known here and is skipped.`, 'Nothing needs to be done.')
      return []
    }
    if (!endpoint.startsWith('/')) {
      findings.error(pointer, `"${endpoint}" is no HTTP path.`, `Nearest: "/${endpoint}".`)
      return []
    }
    const pathItem = followRef(document, entry)
    return pathItem ? readPathItem({ document, pathItem, endpoint, pointer }, findings) : []
  })
}

function readPathItem(
  place: { document: JsonObject; pathItem: JsonObject; endpoint: string; pointer: string },
  findings: Findings,
): ApiOperation[] {
  const { pathItem, pointer } = place
  skipExtensions(pathItem, pointer, findings)
  return Object.entries(pathItem).flatMap(([method, operation]) => {
    if (otherKeys.has(method) || method.startsWith('x-')) return []
    if (!methods.includes(method)) {
      const fix = nearestSentence(method, methods, `Use one of ${methods.join(', ')}.`)
      findings.skip(pointerTo(pointer, method), `"${method}" is no HTTP method that is known here and is skipped.`, fix)
      return []
    }
    if (!isObject(operation)) {
      findings.error(pointerTo(pointer, method), 'An operation has to be an object.', 'Describe it, or remove it.')
      return []
    }
    return [readOperation(operation, { ...place, method }, findings)]
  })
}
