import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import GithubSlugger from 'github-slugger'
import { expect, test } from 'vitest'

const documents = ['.', 'docs', 'docs/decisions', 'verification']
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.posix.join(folder, name)),
  )
  .sort()
const scriptsOf = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string | undefined> }).scripts
const [scripts, ownScripts] = [scriptsOf('package.json'), scriptsOf('verification/package.json')]

/** Commands of the apps that tutorials make. */
const appScripts = ['dev', 'preview']

const withoutCode = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gm, '')

/** IDs of headings as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const slugger = new GithubSlugger()
  const headings = withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) => slugger.slug(heading.replace(/`/g, '')))
}

/** Links between documents, files and folders that text names in code, and npm scripts: those that don't exist. */
function missingNames(file: string): string[] {
  const text = withoutCode(readFileSync(file, 'utf8'))
  const links = [...text.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const badLinks = links
    .filter((target) => !/^[a-z]+:|^\//.test(target))
    .filter((target) => {
      const [name = '', anchor] = target.split('#')
      const linked = name === '' ? file : path.posix.join(path.posix.dirname(file), name)
      return !existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).includes(anchor))
    })
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  const files = code.filter((name) =>
    /^(src|plugins|tools|verification|e2e|content|netlify|static|\.github)\/[\w./-]+$/.test(name),
  )
  const commands = [
    ...readFileSync(file, 'utf8').matchAll(/npm (?:run ([a-z:]+)( --prefix verification)?|(start|test))/g),
  ]
  return [
    ...badLinks,
    ...files.filter((name) => !existsSync(name) && !existsSync(path.posix.join(path.posix.dirname(file), name))),
    ...commands.flatMap(([all, name = '', prefix, short = '']) =>
      (prefix ? ownScripts : scripts)[name || short] === undefined && !appScripts.includes(name) ? [all] : [],
    ),
  ]
}

test.each(documents)('%s names nothing that is gone', (file) => {
  expect(missingNames(file)).toEqual([])
})

test('CONTRIBUTING.md can be read at once', () => {
  expect(readFileSync('CONTRIBUTING.md').length).toBeLessThanOrEqual(8192)
})
