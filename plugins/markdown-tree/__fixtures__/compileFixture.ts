import path from 'node:path'
import { compileDialect } from '../src/compileDialect'
import type { CompiledPage } from '../src/CompiledMarkdown'
import { type ComponentRules, darkVariant, type DialectOptions, type ImageReading } from '../src/dialect/DialectOptions'

const components: ComponentRules = {
  Tabs: { attributes: { groupId: { type: 'string' } }, children: true, contains: ['Tab'] },
  Tab: {
    attributes: { value: { type: 'string', required: true, unique: true }, label: { type: 'string', required: true } },
    children: true,
    within: 'Tabs',
  },
  SidebarCards: { attributes: {}, children: false },
  Card: {
    attributes: {
      size: { type: 'number' },
      wide: { type: 'boolean' },
      tall: { type: 'boolean' },
      kind: { type: 'string', values: ['a', 'plain'] },
      shows: { type: 'string', refersTo: 'operation' },
    },
    children: false,
  },
  Steps: { attributes: {}, children: true, list: 'ordered' },
  FileTree: { attributes: {}, children: true, list: 'bulleted' },
  CardLink: {
    attributes: { href: { type: 'string', required: true, format: 'url' } },
    children: true,
  },
  Figure: {
    attributes: { src: { type: 'string', required: true, format: 'image' }, alt: { type: 'string', required: true } },
    children: false,
  },
  Video: { attributes: { src: { type: 'string', required: true, format: 'video' } }, children: false },
  Term: {
    attributes: { id: { type: 'string', required: true, format: 'term' } },
    children: true,
    inline: true,
  },
}

/** The image files there are, with their size. */
const images: Readonly<Record<string, [width: number, height: number]>> = {
  'flag.png': [640, 480],
  '/img/logo.svg': [32, 32],
  'broken.png': [0, 0],
  'pictures/page.new.webp': [800, 300],
  'pictures/page.new.dark.webp': [800, 300],
  'pictures/page.old.webp': [800, 300],
  'pictures/page.old.dark.webp': [800, 320],
}

function readImage(path: string): ImageReading {
  const size = images[path]
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const names = Object.keys(images).filter((name) => name.slice(0, name.lastIndexOf('/') + 1) === folder)
  if (!size) return { problem: 'missing', beside: names.map((name) => name.slice(folder.length)) }
  if (size[0] === 0) return { problem: 'unreadable' }
  const dark = images[darkVariant(path)]
  const note = path.startsWith('pictures/') ? 'Example data.' : undefined
  if (dark && dark[1] !== size[1]) return { problem: 'sizes', light: size.join(' × '), dark: dark.join(' × ') }
  return {
    src: path.startsWith('/') ? path : `/static/1/${path}`,
    width: size[0],
    height: size[1],
    ...(dark && { dark: `/static/1/${darkVariant(path)}` }),
    ...(note && { note }),
  }
}

const folder = 'content/docs/guide'

/** `files` are partials and code files, by their path relative to the page. */
export function fixtureOptions(files: Readonly<Record<string, string>> = {}): DialectOptions {
  return {
    components,
    readFile: (name) => files[path.relative(folder, name)],
    readImage: (name) => readImage(name.startsWith('/') ? name : path.relative(folder, name)),
    glossary: {
      stickiness: { term: 'stickiness', definition: 'What keeps a user in.', page: '/reference/stickiness' },
      flag: { term: 'feature flag', definition: 'A switch.' },
    },
  }
}

export const fixtureFile = `${folder}/page.mdx`

/** Compiles a page whose body starts on line 5, for tests; `files` are read relative to the page. */
export function compileFixture(source: string, files: Readonly<Record<string, string>> = {}): Promise<CompiledPage> {
  return compileDialect(source, { file: fixtureFile, firstLine: 5, ...fixtureOptions(files) })
}
