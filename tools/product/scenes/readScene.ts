import ts from 'typescript'
import type { Problem } from '../../../plugins/problem-report'
import { StepError } from '../../setup/command.mjs'
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
 * Reads `export const scene: Scene = { … }` without running the file: content is data. `tsc` checks its type.
 *
 * @param file from the project's root, for messages
 * @throws {SceneProblem} for anything but literals
 */
export function readScene(file: string, source: string): SceneFile {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const lineOf = (node: ts.Node) => parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1
  const fail = (node: ts.Node, what: string, fix: string): never => {
    throw new SceneProblem({ severity: 'error', file, line: lineOf(node), what, fix })
  }
  const declaration = parsed.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(name) && name.text === 'scene')
  const literal = declaration?.initializer
  if (!literal || !ts.isObjectLiteralExpression(literal)) {
    return fail(parsed, 'The file has no scene.', 'Write: export const scene: Scene = { steps: [ … ] }')
  }
  const steps = literal.properties.find((property) => property.name?.getText(parsed) === 'steps')
  if (!steps || !ts.isPropertyAssignment(steps) || !ts.isArrayLiteralExpression(steps.initializer)) {
    return fail(literal, 'The scene has no steps.', 'Add steps: [ … ].')
  }
  const scene = valueOf(literal, (node) => fail(node, `"${node.getText(parsed)}" is not a literal.`, 'A scene is data: write the value itself.'))
  return { file, scene: scene as Scene, lines: steps.initializer.elements.map(lineOf) }
}

/** The value of a literal; `refuse` throws for other expressions. */
function valueOf(node: ts.Node, refuse: (node: ts.Node) => never): unknown {
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map((property) => entryOf(property, refuse)))
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => valueOf(element, refuse))
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand)) return -Number(node.operand.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  return refuse(node)
}

function entryOf(property: ts.ObjectLiteralElementLike, refuse: (node: ts.Node) => never): [string, unknown] {
  if (!ts.isPropertyAssignment(property)) return refuse(property)
  const { name } = property
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name) && !ts.isNumericLiteral(name)) return refuse(name)
  return [name.text, valueOf(property.initializer, refuse)]
}
