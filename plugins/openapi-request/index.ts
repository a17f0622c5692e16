export { exampleOf, statedExamples } from './src/exampleOf'
export { formPairs, multipartParts, type FormPart } from './src/formBody'
export {
  childrenOf,
  entriesOf,
  ExactNumber,
  hasExactNumbers,
  isNumber,
  isObject,
  listOf,
  namesOf,
  own,
  parseJson,
  plainJson,
  stringifyJson,
  stringOf,
  valueText,
  type Json,
  type JsonObject,
} from './src/json'
export { httpMethods, operationsOf, type DocumentOperation } from './src/operations'
export { parameterText, queryText } from './src/parameterText'
export {
  fieldExamples,
  isJson,
  preferredMedia,
  readMedia,
  readRequest,
  type RequestMedia,
  type RequestParameter,
  type RequestSource,
} from './src/readRequest'
export {
  follow,
  followObject,
  maxReferences,
  pointerTo,
  referenceKeys,
  resolvePointer,
  valueAt,
} from './src/references'
export { jsonSchema, type JsonSchema } from './src/jsonSchema'
export { isLinear } from './src/patterns'
export { xmlText } from './src/xmlText'
