import type { Element } from 'hast'
import type { Code } from 'mdast'
import { codeBlock } from '../highlight/codeBlock'
import { packageCommands } from './packageCommands'
import { report, type Part } from './Part'
import { readFence } from './readFence'

/** A fence of the language `npm` becomes `Tabs` with the command as npm, Yarn and pnpm have it. */
export function readPackageCommand(node: Code, part: Part): void {
  readFence(node, { values: [] }, part)
  const result = packageCommands(node.value)
  if ('problem' in result) {
    const command = node.value.split('\n')[result.line - 1] ?? ''
    const what =
      result.problem === 'other'
        ? `"${command}" is no command of npm or npx.`
        : `Yarn or pnpm has no command for "${command}".`
    report(part, node, what, 'Write it in a block of its own: ```bash.')
  }
  const commands = 'commands' in result ? result.commands : [{ manager: 'npm', code: node.value }]
  const hChildren = commands.map(
    ({ manager, code }): Element => ({
      type: 'element',
      tagName: 'Tab',
      properties: { value: manager, label: manager === 'yarn' ? 'Yarn' : manager },
      children: [{ type: 'element', tagName: 'CodeBlock', properties: codeBlock(code, 'bash'), children: [] }],
    }),
  )
  node.data = { ...node.data, hName: 'Tabs', hProperties: { groupId: 'package-manager' }, hChildren }
}
