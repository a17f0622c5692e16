import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const typesFile = 'src/gatsby-types.d.ts'
const writesTypes = `Run "npm run build", which writes ${typesFile}, and says so if GraphQL doesn't have the field.`

/** @typedef {{ file: string, text: string }} Source */

/**
 * What to do about errors of the type check that come from the data of GraphQL queries: TypeScript names neither the query nor its file.
 *
 * @param {string} output of the type check
 * @returns {string | undefined} undefined when no error comes from a query
 */
export function explainQueryTypes(output) {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join('src', name))
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && file !== typesFile)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const notes = queryNotes(output, readFileSync(typesFile, 'utf8'), sources)
  return notes.length > 0 ? `Types of data follow from GraphQL queries:\n\n${notes.join('\n\n')}` : undefined
}

/**
 * @param {string} output of the type check
 * @param {string} types what Gatsby has written for all queries
 * @param {readonly Source[]} sources of the site, with its queries
 * @returns {string[]} each with the place of a query, what it lacks, and what to do
 */
export function queryNotes(output, types, sources) {
  const objects = queriedObjects(types)
  const missing = missingProperties(output).flatMap(({ property, type }) =>
    objects
      .filter((object) => object.name === type || hasFields(object.fields, fieldsOf(type)))
      .map(({ operation, way }) => missingField(sources, operation, property, way)),
  )
  const unknown = [...output.matchAll(/'Queries' has no exported member '(\w+)'/g)].map(([, name]) =>
    unknownType(sources, name),
  )
  return [...new Set([...missing, ...unknown])]
}

/** @param {string} output */
function missingProperties(output) {
  const single = /Property '(\w+)' (?:does not exist on|is missing in) type '(.*?)'(?:\.| but required)/g
  const several = /Type '(.*?)' is missing the following properties from type '.*?': (.*)/g
  return [
    ...[...output.matchAll(single)].map(([, property, type]) => ({ property, type })),
    ...[...output.matchAll(several)].flatMap(([, type, names]) =>
      [...names.matchAll(/\b[a-z]\w*(?=,|$)/g)].map(([property]) => ({ property, type })),
    ),
  ].map(({ property, type }) => ({ property, type: type.replace(/^(readonly |Queries\.)+/, '').replace(/\[\]$/, '') }))
}

/**
 * Every object in the data of a query or fragment, with its fields in order, and the fields that lead to it.
 *
 * @param {string} types
 */
function queriedObjects(types) {
  return [...types.matchAll(/^type (\w+(?:Query|Fragment)) = (\{.*\});$/gm)].flatMap(([, name, body]) => {
    const operation = name.replace(/(_\w+_Fragment|Query|Fragment)$/, '')
    return objectsIn(body).map(({ fields, way }) => ({
      name: way.length === 0 ? name : undefined,
      operation,
      fields,
      way,
    }))
  })
}

/**
 * @param {string} body `{ readonly navbar: { readonly title: string } | null }`
 * @returns {{ fields: string[], way: string[] }[]}
 */
function objectsIn(body) {
  const found = []
  const open = []
  for (const [token, field] of body.matchAll(/([\w.]+)\??: |\{|\}/g)) {
    const parent = open.at(-1)
    if (field !== undefined) parent?.fields.push(field)
    else if (token === '}') open.pop()
    else {
      const object = { fields: [], way: parent ? [...parent.way, parent.fields.at(-1)] : [] }
      found.push(object)
      open.push(object)
    }
  }
  return found
}

/**
 * TypeScript shortens a long type: `{ readonly path: string; ... 10 more ...; readonly tree: string; }`
 *
 * @param {string} type
 */
function fieldsOf(type) {
  const [before, after] = type.split(/\.\.\. \d+ more \.\.\.;?/)
  const start = objectsIn(before)[0]?.fields ?? []
  return after === undefined ? { start } : { start, end: objectsIn(`{ ${after}`)[0]?.fields ?? [] }
}

/**
 * @param {readonly string[]} fields
 * @param {{ start: readonly string[], end?: readonly string[] }} shown
 */
function hasFields(fields, { start, end }) {
  if (start.length === 0) return false
  const isStart = start.every((field, index) => field === fields[index])
  if (end === undefined) return isStart && start.length === fields.length
  return isStart && end.every((field, index) => field === fields.at(index - end.length))
}

/**
 * @param {readonly Source[]} sources
 * @param {string} operation name of a query or fragment
 * @param {string} property
 * @param {readonly string[]} way
 */
function missingField(sources, operation, property, way) {
  const { place, kind } = definitionOf(sources, operation)
  const where = way.length > 0 ? ` in ${way.join(' > ')}` : ''
  return selects(sources, operation, way, property)
    ? `${place}\n  ${typesFile} is older than the ${kind} ${operation}, which selects "${property}".\n  ${writesTypes}`
    : `${place}\n  The ${kind} ${operation} doesn't select "${property}"${where}.\n  Add it, or correct the name. ${writesTypes}`
}

/**
 * Whether a query or fragment selects a field, itself or by a fragment.
 *
 * @param {readonly Source[]} sources
 * @param {string} operation
 * @param {readonly string[]} way
 * @param {string} property
 */
function selects(sources, operation, way, property) {
  const { text } = definitionOf(sources, operation)
  const selection = text
    .replace(/\([^()]*\)/g, '')
    .replace(/(\w+)\s*:\s*\w+/g, '$1')
    .replace(/[\w.]+/g, '$&: ')
  const fields = objectsIn(selection)
    .filter((object) => object.way.join() === way.join())
    .flatMap((object) => object.fields)
  const fragments = fields.filter((field) => field.startsWith('...')).map((field) => field.slice(3))
  return fields.includes(property) || fragments.some((fragment) => selects(sources, fragment, [], property))
}

/**
 * @param {readonly Source[]} sources
 * @param {string} type `DocTemplateQuery`
 */
function unknownType(sources, type) {
  const operation = type.replace(/(Query|Fragment)$/, '')
  const { place, kind } = definitionOf(sources, operation)
  return kind === undefined
    ? `${typesFile}\n  There is no query or fragment ${operation}, from which Gatsby would write Queries.${type}.\n  Correct the name.`
    : `${place}\n  ${typesFile} is older than the ${kind} ${operation}.\n  ${writesTypes}`
}

/**
 * @param {readonly Source[]} sources
 * @param {string} operation
 */
function definitionOf(sources, operation) {
  for (const { file, text } of sources) {
    const found = new RegExp(`\\b(query|fragment) ${operation}\\b[^\`]*`).exec(text)
    if (found)
      return {
        place: `${file}:${text.slice(0, found.index).split('\n').length}`,
        kind: found[1],
        text: found[0],
      }
  }
  return { place: typesFile, kind: undefined, text: '' }
}
