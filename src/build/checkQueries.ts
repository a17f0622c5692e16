import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { FieldsOnCorrectTypeRule, type GraphQLError, type GraphQLSchema, parse, validate } from 'gatsby/graphql'
import { type Problem, reportProblems } from '../../plugins/problem-report'

interface GatsbyStore {
  getState(): { schema: GraphQLSchema }
}

/** Names the file of a query with a field that GraphQL doesn't have: in the log of a build, Gatsby's own message doesn't. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ store, reporter }) => {
  const { schema } = (store as unknown as GatsbyStore).getState()
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  const problems = files
    .map((name) => path.join('src', name).split(path.sep).join('/'))
    .flatMap((file) => queryProblems(fs.readFileSync(file, 'utf8'), file, schema))
  reportProblems(reporter, 'Checking the fields of queries', problems)
}

/** Fields in the queries and fragments of a file that their GraphQL types don't have. */
export function queryProblems(source: string, file: string, schema: GraphQLSchema): Problem[] {
  return [...source.matchAll(/\bgraphql`([^`]*)`/g)].flatMap(({ 1: query = '', index }) => {
    const linesBefore = source.slice(0, index).split('\n').length - 1
    return fieldErrors(query, schema).map(({ message, locations = [] }): Problem => {
      const [what = message, near] = message.split(/ (?=Did you mean)/)
      const line = linesBefore + (locations[0]?.line ?? 1)
      const fix = near ?? 'Correct the name, or add the field to the type, which a plugin or src/build defines.'
      return { severity: 'error', file, line, what, fix }
    })
  })
}

/** Empty for what can't be parsed: Gatsby reports that, with its file. */
function fieldErrors(query: string, schema: GraphQLSchema): readonly GraphQLError[] {
  try {
    return validate(schema, parse(query), [FieldsOnCorrectTypeRule])
  } catch {
    return []
  }
}
