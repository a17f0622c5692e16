import type { Code } from 'mdast'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import { codeOf, codeRegion } from './codeRegion'
import { readBeside, report, type Part } from './Part'

/** The code of a fence with `file="…"`, and `region="…"` if it shows a part of the file. */
export function readCodeFile(node: Code, values: ReadonlyMap<string, string>, part: Part): string {
  const name = values.get('file') ?? ''
  const region = values.get('region')
  const { file, text } = readBeside(part, name)
  if (node.value !== '') {
    const fix = 'Leave the block empty, or remove file="…".'
    report(part, node, `A code block shows the file "${name}" and has code of its own.`, fix)
  }
  if (text === undefined) {
    const fix = 'Put the file there, or correct the path, which starts at this folder.'
    report(part, node, `The code file "${name}" was looked for at ${file}: content has no such file.`, fix)
    return ''
  }
  if (region === undefined) return codeOf(text)
  const found = codeRegion(text, region)
  if ('code' in found) return found.code
  const what = `${file} has no ${found.problem === 'open' ? 'end of the ' : ''}region "${region}".`
  const fix = `Mark it there by comments: #region ${region} and #endregion ${region}.`
  report(part, node, what, found.problem === 'open' ? fix : nearestSentence(region, found.regions, fix))
  return ''
}
