import { type Node, type ObjectProperty, parseSync, type SpreadElement } from 'oxc-parser'
import type { Problem } from '../../../plugins/problem-report'
import { StepError } from '../../../tools/setup/command.mjs'
import type { Scene } from './types'

/** A scene with the lines of its steps. */
export interface SceneFile {
  /** From the project's root: `content/docs/quickstart.scene.ts`. */
  file: string
  scene: Scene
  /** 1-based, one for each step. */
  lines: readonly number[]
}

/** A scene that can't be read, with its file and line. */
export class SceneProblem extends StepError {
  constructor(readonly problem: Problem) {
    super(`${problem.file}:${problem.line ?? 1}\n  ${problem.what}\n  ${problem.fix}`)
  }
}

/**
 * Reads `export const scene: Scene = { … }` without running the file: content is data. `npm run check` checks its type.
 *
 * @param file from the project's root, for messages
 * @throws {SceneProblem} for anything but literals
 */
export function readScene(file: string, source: string): SceneFile {
  const { program, errors } = parseSync(file, source, { preserveParens: false })
  const lineOf = ({ start }: Pick<Node, 'start'>) => source.slice(0, start).split('\n').length
  const fail = (node: Pick<Node, 'start'>, what: string, fix: string): never => {
    throw new SceneProblem({ severity: 'error', file, line: lineOf(node), what, fix })
  }
  const [error] = errors
  if (error)
    return fail(error.labels[0] ?? program, `The file has a syntax error: ${error.message}.`, 'Correct the syntax.')
  const literal = program.body
    .flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === 'scene')?.init
  if (literal?.type !== 'ObjectExpression') {
    return fail(program, 'The file has no scene.', 'Write: export const scene: Scene = { steps: [ … ] }')
  }
  const steps = literal.properties.find((property) => property.type === 'Property' && nameOf(property) === 'steps')
  if (steps?.type !== 'Property' || steps.value.type !== 'ArrayExpression') {
    return fail(literal, 'The scene has no steps.', 'Add steps: [ … ].')
  }
  const scene = valueOf(literal, (node) =>
    fail(node, `"${source.slice(node.start, node.end)}" is not a literal.`, 'A scene is data: write the value itself.'),
  )
  return { file, scene: scene as Scene, lines: steps.value.elements.map((step) => lineOf(step ?? literal)) }
}

/** The value of a literal; `refuse` throws for other expressions. */
function valueOf(node: Node, refuse: (node: Node) => never): unknown {
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(node.properties.map((property) => entryOf(property, refuse)))
  if (node.type === 'ArrayExpression') return node.elements.map((element) => valueOf(element ?? refuse(node), refuse))
  if (node.type === 'Literal' && !('regex' in node)) return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked
  if (
    node.type === 'UnaryExpression' &&
    node.operator === '-' &&
    node.argument.type === 'Literal' &&
    typeof node.argument.value === 'number'
  ) {
    return -node.argument.value
  }
  return refuse(node)
}

function entryOf(property: ObjectProperty | SpreadElement, refuse: (node: Node) => never): [string, unknown] {
  if (property.type !== 'Property' || property.shorthand || property.method || property.kind !== 'init')
    return refuse(property)
  return [nameOf(property) ?? refuse(property.key), valueOf(property.value, refuse)]
}

function nameOf({ key, computed }: ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name
  return key.type === 'Literal' && !computed ? String(key.value) : undefined
}
