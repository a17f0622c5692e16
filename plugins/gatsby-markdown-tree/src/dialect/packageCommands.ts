import convert from 'npm-to-yarn'

export interface ManagerCommands {
  /** What the choice is remembered by. */
  manager: 'npm' | 'yarn' | 'pnpm'
  code: string
}

/** The library leaves these as they are. */
const own: Readonly<Record<string, Readonly<Record<'yarn' | 'pnpm', string>>>> = {
  'npm ci': { yarn: 'yarn install --immutable', pnpm: 'pnpm install --frozen-lockfile' },
}

/**
 * Commands for npm as every package manager has them. Blank lines and comments (`# …`) stay.
 *
 * @returns the first line that is no command of npm or npx, or that the other managers have no word for.
 */
export function packageCommands(code: string): { commands: ManagerCommands[] } | { problem: 'other' | 'npm only'; line: number } {
  const lines = code.split('\n')
  const isText = (line: string) => /^\s*(#.*)?$/.test(line)
  const stranger = lines.findIndex((line) => !isText(line) && !/^(npm|npx) /.test(line))
  if (stranger >= 0) return { problem: 'other', line: stranger + 1 }
  const written = (manager: 'yarn' | 'pnpm') =>
    lines.map((line) => (isText(line) ? line : (own[line.trim()]?.[manager] ?? convert(line, manager))))
  const [yarn, pnpm] = [written('yarn'), written('pnpm')]
  const unknown = [yarn, pnpm].map((all) => all.findIndex((line) => line.includes("couldn't auto-convert")))
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
