import {
  entriesOf,
  follow,
  listOf,
  own,
  stringOf,
  type Json,
  type JsonObject,
  type DocumentOperation,
} from '../../../../plugins/openapi-request'
import { schemaComparer, type SchemaChange } from './compareSchemas'

/** Of one operation: more are counted. */
const maxShown = 25

type CompareSchemas = ReturnType<typeof schemaComparer>

/** Compares operations of two documents. The differences are sentences without a subject: `Query parameter "archived" is new`. */
export function operationComparer(ours: JsonObject, theirs: JsonObject) {
  const compareSchemas = schemaComparer(ours, theirs)
  return (our: DocumentOperation, their: DocumentOperation): string[] => {
    const body = (document: JsonObject, { operation }: DocumentOperation) => follow(document, operation.requestBody)
    const changes = [
      ...deprecationChanges(our.operation, their.operation),
      ...parameterChanges(parametersOf(ours, our), parametersOf(theirs, their), compareSchemas),
      ...bodyChanges(body(ours, our), body(theirs, their), compareSchemas),
      ...responseChanges(responsesOf(ours, our), responsesOf(theirs, their), compareSchemas),
    ]
    const more = changes.length - maxShown
    return more > 0 ? [...changes.slice(0, maxShown), `${more} more differences`] : changes
  }
}

function deprecationChanges(our: JsonObject, their: JsonObject): string[] {
  const isDeprecated = their.deprecated === true
  return isDeprecated === (our.deprecated === true) ? [] : [isDeprecated ? 'Is deprecated' : "Isn't deprecated"]
}

function parameterChanges(
  our: ReadonlyMap<string, Json>,
  their: ReadonlyMap<string, Json>,
  compareSchemas: CompareSchemas,
): string[] {
  const kept = [...our].flatMap(([name, parameter]) => {
    const other = their.get(name)
    if (other === undefined) return [`${name} is missing`]
    const isRequired = own(other, 'required') === true
    const words =
      isRequired === (own(parameter, 'required') === true) ? [] : [`${name} is ${isRequired ? 'required' : 'optional'}`]
    return [...words, ...schemaWords(name, compareSchemas(own(parameter, 'schema'), own(other, 'schema')))]
  })
  const added = [...their].filter(([name]) => !our.has(name))
  return [
    ...kept,
    ...added.map(([name, parameter]) => `${name} is new${own(parameter, 'required') === true ? ' and required' : ''}`),
  ]
}

function bodyChanges(our: Json | undefined, their: Json | undefined, compareSchemas: CompareSchemas): string[] {
  if (our === undefined || their === undefined)
    return our === their ? [] : [`Request body is ${our === undefined ? 'new' : 'missing'}`]
  const isRequired = own(their, 'required') === true
  const words =
    isRequired === (own(our, 'required') === true) ? [] : [`Request body is ${isRequired ? 'required' : 'optional'}`]
  return [...words, ...contentChanges('Request body', own(our, 'content'), own(their, 'content'), compareSchemas)]
}

function responseChanges(
  our: ReadonlyMap<string, Json>,
  their: ReadonlyMap<string, Json>,
  compareSchemas: CompareSchemas,
): string[] {
  const statuses = [...new Set([...our.keys(), ...their.keys()])].sort()
  return statuses.flatMap((status) => {
    const [before, after] = [our.get(status), their.get(status)]
    if (before === undefined || after === undefined)
      return [`Response ${status} is ${before === undefined ? 'new' : 'missing'}`]
    return contentChanges(`Response ${status}`, own(before, 'content'), own(after, 'content'), compareSchemas)
  })
}

function contentChanges(
  subject: string,
  our: Json | undefined,
  their: Json | undefined,
  compareSchemas: CompareSchemas,
): string[] {
  const kept = entriesOf(our).flatMap(([type, content]) => {
    const other = own(their, type)
    return other === undefined
      ? [`${subject} as ${type} is missing`]
      : schemaWords(subject, compareSchemas(own(content, 'schema'), own(other, 'schema')))
  })
  const added = entriesOf(their).filter(([type]) => own(our, type) === undefined)
  return [...kept, ...added.map(([type]) => `${subject} as ${type} is new`)]
}

function schemaWords(subject: string, changes: readonly SchemaChange[]): string[] {
  return changes.map(([path, what]) => (path === '' ? `${subject} ${what}` : `${subject}: "${path}" ${what}`))
}

/** By place and name; parameters of the path belong to all of its operations. Those in the path are compared as a part of it. */
function parametersOf(document: JsonObject, { operation, pathItem }: DocumentOperation): Map<string, Json> {
  const all = [...listOf(pathItem.parameters), ...listOf(operation.parameters)].flatMap(
    (parameter) => follow(document, parameter) ?? [],
  )
  return new Map(
    all.flatMap((parameter) => {
      const place = stringOf(own(parameter, 'in')) ?? ''
      const name = `${place.slice(0, 1).toUpperCase()}${place.slice(1)} parameter "${stringOf(own(parameter, 'name')) ?? ''}"`
      return place === 'path' ? [] : [[name, parameter] as const]
    }),
  )
}

/** By status; a reference that leads nowhere is a response without content. */
function responsesOf(document: JsonObject, { operation }: DocumentOperation): Map<string, Json> {
  return new Map(entriesOf(operation.responses).map(([status, response]) => [status, follow(document, response) ?? {}]))
}
