import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleSource } from '../__fixtures__/exampleSource'
import { readmeServer, type Answer } from '../__fixtures__/readmeServer'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import type { ReadmesOptions } from '../types'
import { readmeFields } from './readmeFields'
import { readReadmes } from './readReadmes'

const words = 'It is told from the others by its name, and has as many words as a page of this site needs, which are 20.'
const guide = (name: string) =>
  `# ${name}\n\nOur own guide to ${name}. ${words}\n\n## Install\n\nSee [tags](https://docs.example.com/tags).\n`
const readme = (name: string) =>
  `# ${name}\n\nThe README of ${name}. ${words}\n\n## Usage\n\n### Deeper\n\n#### Deepest\n`

const sources = ['go', 'java', 'vue'].map((name) =>
  exampleSource({
    repository: `Unleash/${name}`,
    revision: 'main',
    route: `/reference/sdks/${name}`,
    label: name,
    type: name === 'vue' ? 'client-side' : 'server-side',
  }),
)

let root: string
let answers: Record<string, Answer>
let server: Awaited<ReturnType<typeof readmeServer>>
let store: Map<string, unknown>

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'readmes-'))
  await mkdir(path.join(root, 'content/readmes'), { recursive: true })
  for (const name of ['go', 'java', 'vue']) {
    await writeFile(path.join(root, `content/readmes/${name}.md`), guide(name))
  }
  answers = Object.fromEntries(['go', 'java', 'vue'].map((name) => [`/Unleash/${name}/main/README.md`, readme(name)]))
  server = await readmeServer(answers)
  store = new Map()
})

afterEach(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

async function read(over: Partial<ReadmesOptions> = {}, totalTimeout = 30_000) {
  const options: ReadmesOptions = {
    sources,
    mode: 'live',
    baseUrl: server.baseUrl,
    bundledFolder: 'content/readmes',
    sidebar: 'docs',
    editUrlBase: 'https://github.com/Unleash/unleash/edit/main/website/',
    siteUrls: ['https://docs.example.com'],
    oldPaths: { '/tags': '/reference/tags' },
    ...over,
  }
  const { readmes, problems } = await readReadmes({
    options,
    root,
    cache: { get: async (key) => store.get(key), set: async (key, value) => store.set(key, value) },
    fetching: { sleep: async () => undefined, totalTimeout },
  })
  const nodes = readmes.map((one) => readmeFields(one, options))
  return {
    nodes,
    shown: nodes.map(({ path: page, origin }) => `${page} ${origin}`),
    severities: problems.map(({ severity }) => severity),
    said: formatProblems(problems)
      .replaceAll(server.baseUrl, 'http://127.0.0.1:4242/')
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, '<time>'),
  }
}

describe('bundled', () => {
  it('reads our own guides and asks nothing of the network', async () => {
    const { nodes, severities } = await read({ mode: 'bundled' })
    expect(severities).toEqual([])
    expect(server.requests).toBe(0)
    expect(nodes).toHaveLength(3)
    expect(nodes[2]).toEqual({
      kind: 'client-side',
      repository: 'Unleash/vue',
      revision: 'main',
      origin: 'bundled',
      originUrl: `${server.baseUrl}Unleash/vue/main/README.md`,
      retrievedAt: null,
      tree: [
        ['p', 0, `Our own guide to vue. ${words}`],
        ['h2', { id: 'install' }, 'Install'],
        ['p', 0, 'See ', ['a', { href: '/reference/tags' }, 'tags'], '.'],
      ],
      path: '/reference/sdks/vue',
      title: 'vue SDK',
      description:
        'Use the vue SDK in a client: install it, connect by a front-end token, check flags, set the context.',
      sidebarLabel: 'vue',
      section: 'reference',
      sidebar: 'docs',
      headings: [{ id: 'install', text: 'Install', depth: 2 }],
      sourceFile: 'content/readmes/vue.md',
      editUrl: 'https://github.com/Unleash/unleash/edit/main/website/content/readmes/vue.md',
      lastUpdated: null,
    })
  })

  it('says which guide is missing, and reads the others', async () => {
    await rm(path.join(root, 'content/readmes/java.md'))
    const { shown, said, severities } = await read({ mode: 'bundled' })
    expect(shown).toEqual(['/reference/sdks/go bundled', '/reference/sdks/vue bundled'])
    expect(severities).toEqual(['error'])
    expect(said).toMatchInlineSnapshot(`
      "content/readmes/java.md
        The bundled copy of the README of Unleash/java cannot be read.
        Restore the file from the repository."
    `)
  })

  it('a service is called by its name alone', async () => {
    const edge = exampleSource({ route: '/reference/go', label: 'Unleash Edge', type: 'reference' })
    expect((await read({ mode: 'bundled', sources: [edge] })).nodes[0]).toMatchObject({
      title: 'Unleash Edge',
      sidebarLabel: 'Unleash Edge',
      path: '/reference/go',
    })
  })
})

describe('live', () => {
  it('takes READMEs from their repositories', async () => {
    const { nodes, severities } = await read()
    expect(severities).toEqual([])
    expect(nodes[0]).toMatchObject({
      origin: 'remote',
      originUrl: `${server.baseUrl}Unleash/go/main/README.md`,
      retrievedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      sourceFile: `${server.baseUrl}Unleash/go/main/README.md`,
      editUrl: 'https://github.com/Unleash/go/edit/main/README.md',
      lastUpdated: null,
      headings: [
        { id: 'usage', text: 'Usage', depth: 2 },
        { id: 'deeper', text: 'Deeper', depth: 3 },
      ],
    })
    expect(nodes.map(({ tree }) => JSON.stringify(tree)).join('')).not.toContain('Our own guide')
  })

  it('a base address needs no slash at its end, and its password is not shown', async () => {
    const baseUrl = server.baseUrl.replace('http://', 'http://user:secret@').replace(/\/$/, '')
    const { nodes, shown } = await read({ baseUrl })
    expect(shown[0]).toBe('/reference/sdks/go remote')
    expect(JSON.stringify(nodes)).not.toContain('secret')
  })

  it('each README falls back for itself; all of it is said together', async () => {
    answers['/Unleash/go/main/README.md'] = { status: 404, text: '404: Not Found' }
    answers['/Unleash/java/main/README.md'] = { isHanging: true }
    const { shown, severities, said } = await read({}, 1_500)
    expect(shown).toEqual([
      '/reference/sdks/go bundled',
      '/reference/sdks/java bundled',
      '/reference/sdks/vue remote',
    ])
    expect(severities).toEqual(['warning', 'warning'])
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go at this address cannot be used. The server answered 404 Not Found.
        The bundled copy content/readmes/go.md is used.

      http://127.0.0.1:4242/Unleash/java/main/README.md
        The README of Unleash/java at this address cannot be used. The server gave no complete answer within 1.5 s.
        The bundled copy content/readmes/java.md is used."
    `)
  })

  it.each<[string, Answer]>([
    ['500', { status: 500 }],
    ['429', { status: 429 }],
    ['an HTML page by its type', { type: 'text/html', text: readme('go') }],
    ['an HTML page by its text', `\n<!DOCTYPE html><p>${words}`],
    ['another HTML page', `<html lang="en"><p>${words}`],
    ['no text', ''],
    ['few words', '# Go\n\nThis repository has moved.'],
    ['code only', `\`\`\`go\n${words}\n\`\`\``],
    ['a script only', `<script>/* ${words} */</script>`],
    ['more than 1 MiB', `${words}\n`.repeat(10_000)],
    ['a NUL character', `${words}\u0000`],
    ['no UTF-8', { text: Buffer.from([...Buffer.from(words), 0xff]) }],
    ['nested deeper than can be drawn', `${'> '.repeat(200)}${words}`],
    ['nested deeper than can be read', `${'<div>'.repeat(20_000)}${words}`],
  ])('%s: our own guide is shown', async (_name, answer) => {
    answers['/Unleash/go/main/README.md'] = answer
    const { shown, severities } = await read()
    expect(shown).toEqual(['/reference/sdks/go bundled', '/reference/sdks/java remote', '/reference/sdks/vue remote'])
    expect(severities).toEqual(['warning'])
  })

  it('says why a text is no README', async () => {
    answers['/Unleash/go/main/README.md'] = '<!doctype html><title>Sign in</title>'
    answers['/Unleash/java/main/README.md'] = '# Java\n\nMoved.'
    answers['/Unleash/vue/main/README.md'] = `${'> '.repeat(200)}${words}`
    expect((await read()).said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go at this address cannot be used. The text is an HTML page, not Markdown.
        The bundled copy content/readmes/go.md is used.

      http://127.0.0.1:4242/Unleash/java/main/README.md
        The README of Unleash/java at this address cannot be used. The text has 1 word to read.
        The bundled copy content/readmes/java.md is used.

      http://127.0.0.1:4242/Unleash/vue/main/README.md
        The README of Unleash/vue at this address cannot be used. The text is nested 201 levels deep, 100 are allowed.
        The bundled copy content/readmes/vue.md is used."
    `)
  })

  it('the last good copy comes before our own guide', async () => {
    await read()
    answers['/Unleash/go/main/README.md'] = { status: 503 }
    const { nodes, said } = await read()
    expect(nodes[0]).toMatchObject({
      origin: 'cache',
      sourceFile: `${server.baseUrl}Unleash/go/main/README.md`,
      editUrl: 'https://github.com/Unleash/go/edit/main/README.md',
    })
    expect(nodes[0]?.retrievedAt).not.toBeNull()
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go at this address cannot be used. The server answered 503 Service Unavailable. It was tried 3 times.
        The last good copy is used, fetched on <time> UTC."
    `)
  })
})

describe('strict', () => {
  it('fails for the README that cannot be read', async () => {
    answers['/Unleash/go/main/README.md'] = { status: 404 }
    const { shown, severities, said } = await read({ mode: 'strict' })
    expect(shown).toEqual(['/reference/sdks/java remote', '/reference/sdks/vue remote'])
    expect(severities).toEqual(['error'])
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go at this address cannot be used. The server answered 404 Not Found.
        Build again when it can be read, or with SOURCES=live, which falls back to a copy."
    `)
  })
})

describe('options', () => {
  it('an unknown mode is an error', async () => {
    expect((await read({ mode: 'alive' })).said).toMatchInlineSnapshot(`
      "environment variable SOURCES
        "alive" is no way to read remote documents.
        Nearest: "live"."
    `)
  })

  it('a row that is wrong takes no other with it', async () => {
    const { shown, severities } = await read({ sources: [exampleSource({ repository: '..' }), ...sources.slice(1)] })
    expect(shown).toEqual(['/reference/sdks/java remote', '/reference/sdks/vue remote'])
    expect(severities).toEqual(['error'])
  })
})
