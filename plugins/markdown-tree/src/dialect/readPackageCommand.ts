import type { Element } from 'hast'
import type { Code } from 'mdast'
import convert from 'npm-to-yarn'
import type { VFile } from 'vfile'
import { codeBlock } from '../highlight/highlightCode'
import { report } from './DialectPlugin'
import { readFence } from './readFence'

export function readPackageCommand(node: Code, file: VFile): void {
  readFence(node, { values: [] }, file)
  const result = packageCommands(node.value)
  if ('problem' in result) {
    const command = node.value.split('\n')[result.line - 1] ?? ''
    const what =
      result.problem === 'other'
        ? `"${command}" is not an npm or npx command.`
        : `Yarn or pnpm has no equivalent of "${command}".`
    report(file, node, what, 'Move it to a separate code block: ```bash.')
  }
  const commands = 'commands' in result ? result.commands : [{ manager: 'npm', code: node.value }]
  const hChildren = commands.map(({ manager, code }): Element => ({
    type: 'element',
    tagName: 'Tab',
    properties: { value: manager, label: manager === 'yarn' ? 'Yarn' : manager },
    children: [{ type: 'element', tagName: 'CodeBlock', properties: codeBlock(code, 'bash'), children: [] }],
  }))
  node.data = { ...node.data, hName: 'Tabs', hProperties: { groupId: 'package-manager' }, hChildren }
}

interface ManagerCommands {
  /** Also the key under which the reader's choice is stored. */
  manager: 'npm' | 'yarn' | 'pnpm'
  code: string
}

/** Since version 11, pnpm would otherwise create an ES module package, in which programs with `require` fail. */
const pnpmInit = 'pnpm init --init-type=commonjs'

/** npm-to-yarn doesn't convert these, or writes an option that pnpm doesn't have. */
const conversions: Readonly<Record<string, Readonly<Record<'yarn' | 'pnpm', string>>>> = {
  'npm init --yes': { yarn: 'yarn init --yes', pnpm: pnpmInit },
  'npm init -y': { yarn: 'yarn init -y', pnpm: pnpmInit },
  'npm ci': { yarn: 'yarn install --immutable', pnpm: 'pnpm install --frozen-lockfile' },
}

/**
 * Converts npm commands for every package manager; blank lines and comments are kept.
 * @returns the commands, or the first line that can't be converted.
 */
export function packageCommands(
  code: string,
): { commands: ManagerCommands[] } | { problem: 'other' | 'npm only'; line: number } {
  const lines = code.split('\n')
  const isText = (line: string) => /^\s*(#.*)?$/.test(line)
  const unexpected = lines.findIndex((line) => !isText(line) && !/^(npm|npx) /.test(line))
  if (unexpected >= 0) return { problem: 'other', line: unexpected + 1 }
  const written = (manager: 'yarn' | 'pnpm') =>
    lines.map((line) => (isText(line) ? line : (conversions[line.trim()]?.[manager] ?? convert(line, manager))))
  const [yarn, pnpm] = [written('yarn'), written('pnpm')]
  // Only Yarn 1 has `yarn global`.
  const unknown = [yarn, pnpm].map((all) => all.findIndex((line) => /couldn't auto-convert|^yarn global\b/.test(line)))
  const first = Math.max(...unknown)
  if (first >= 0) return { problem: 'npm only', line: first + 1 }
  return {
    commands: [
      { manager: 'npm', code },
      { manager: 'yarn', code: yarn.join('\n') },
      { manager: 'pnpm', code: pnpm.join('\n') },
    ],
  }
}
