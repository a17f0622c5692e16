export { exampleOf, statedExamples } from './src/exampleOf'
export { formPairs, multipartParts, type FormPart } from './src/formBody'
export {
  childrenOf,
  entriesOf,
  ExactNumber,
  follow,
  hasExactNumbers,
  isNumber,
  isObject,
  listOf,
  namesOf,
  own,
  parseJson,
  plainJson,
  stringifyJson,
  valueText,
  type Json,
  type JsonObject,
} from './src/json'
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
export { jsonSchema, type JsonSchema } from './src/jsonSchema'
export { isLinear } from './src/patterns'
export { xmlText } from './src/xmlText'
