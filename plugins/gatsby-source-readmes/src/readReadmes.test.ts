import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatProblems } from '../../problem-report'
import { exampleSource } from '../__fixtures__/exampleSource'
import { readmeServer, type Reply } from '../__fixtures__/readmeServer'
import type { ReadmesOptions } from '../types'
import { readReadmes, sourceProblems, startReadmes } from './readReadmes'
import { readmeFields } from './sourceNodes'

const words =
  'It is told from the others by its name, and has as many words as a page of this site needs, which are 20.'
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

let files: Map<string, string>
let replies: Record<string, Reply>
let server: Awaited<ReturnType<typeof readmeServer>>
let store: Map<string, unknown>

beforeEach(async () => {
  files = new Map(['go', 'java', 'vue'].map((name) => [`content/guides/${name}.md`, guide(name)]))
  replies = Object.fromEntries(['go', 'java', 'vue'].map((name) => [`/Unleash/${name}/main/README.md`, readme(name)]))
  server = await readmeServer(replies)
  store = new Map()
})

afterEach(async () => {
  await server.close()
})

function optionsWith(over: Partial<ReadmesOptions>): ReadmesOptions {
  return {
    sources,
    mode: 'live',
    baseUrl: server.baseUrl,
    bundledFolder: 'content/guides',
    editUrlBase: 'https://github.com/Unleash/unleash/edit/main/website/',
    siteUrls: ['https://docs.example.com'],
    oldPaths: { '/tags': '/reference/tags' },
    ...over,
  }
}

async function readFile(file: string): Promise<string> {
  const text = files.get(file)
  if (text === undefined) throw new Error(file)
  return text
}

async function read(over: Partial<ReadmesOptions> = {}, totalTimeout = 30_000, changedFile?: string) {
  const options = optionsWith(over)
  const context = {
    options,
    readFile,
    cache: {
      get: async (key: string) => store.get(key),
      set: async (key: string, value: unknown) => store.set(key, value),
    },
    fetching: { retryDelay: 1, totalTimeout },
  }
  const { readmes, problems } = await readReadmes(context, changedFile)
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
  it('reads our own guides and sends no requests', async () => {
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
        'Use the vue SDK in a client: install it, connect with a front-end token, check flags, and set the context.',
      sidebarLabel: 'vue',
      section: 'reference',
      hasSidebar: true,
      headings: [{ id: 'install', text: 'Install', depth: 2 }],
      links: [{ target: '/reference/tags', text: '', file: 'content/guides/vue.md', line: 7 }],
      sourceFile: 'content/guides/vue.md',
      editUrl: 'https://github.com/Unleash/unleash/edit/main/website/content/guides/vue.md',
      lastUpdated: null,
    })
  })

  it('reads one again alone when its guide has changed', async () => {
    files.set('content/guides/java.md', guide('Java 21'))
    const { nodes } = await read({ mode: 'bundled' }, undefined, 'content/guides/java.md')
    expect(nodes.map(({ path: page }) => page)).toEqual(['/reference/sdks/java'])
    expect(JSON.stringify(nodes)).toContain('Our own guide to Java 21.')
  })

  it('says which guide is missing, and reads the others', async () => {
    files.delete('content/guides/java.md')
    const { shown, said, severities } = await read({ mode: 'bundled' })
    expect(shown).toEqual(['/reference/sdks/go bundled', '/reference/sdks/vue bundled'])
    expect(severities).toEqual(['error'])
    expect(said).toMatchInlineSnapshot(`
      "content/guides/java.md
        The bundled copy of the README of Unleash/java can't be read.
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

  it('a base URL needs no slash at its end, and its password is not shown', async () => {
    const baseUrl = server.baseUrl.replace('http://', 'http://user:secret@').replace(/\/$/, '')
    const { nodes, shown } = await read({ baseUrl })
    expect(shown[0]).toBe('/reference/sdks/go remote')
    expect(JSON.stringify(nodes)).not.toContain('secret')
  })

  it('each README has its own fallback; all problems are reported together', async () => {
    replies['/Unleash/go/main/README.md'] = { status: 404, text: '404: Not Found' }
    replies['/Unleash/java/main/README.md'] = { isHanging: true }
    const { shown, severities, said } = await read({}, 1_500)
    expect(shown).toEqual(['/reference/sdks/go bundled', '/reference/sdks/java bundled', '/reference/sdks/vue remote'])
    expect(severities).toEqual(['warning', 'warning'])
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go can't be used. The server returned 404 Not Found.
        Check that the URL is that of the document. The build uses the bundled copy content/guides/go.md.

      http://127.0.0.1:4242/Unleash/java/main/README.md
        The README of Unleash/java can't be used. The server didn't send a complete response within 1.5 s.
        The build uses the bundled copy content/guides/java.md."
    `)
  })

  it.each<[string, Reply]>([
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
  ])('%s: our own guide is shown', async (_name, reply) => {
    replies['/Unleash/go/main/README.md'] = reply
    const { shown, severities } = await read()
    expect(shown).toEqual(['/reference/sdks/go bundled', '/reference/sdks/java remote', '/reference/sdks/vue remote'])
    expect(severities).toEqual(['warning'])
  })

  it.each([
    ['drawn', `${'> '.repeat(200)}${words}`],
    ['read', `${'<div>'.repeat(20_000)}${words}`],
  ])('nested deeper than can be %s: it is shown as preformatted text, with a warning', async (_name, reply) => {
    replies['/Unleash/go/main/README.md'] = reply
    const { shown, severities } = await read()
    expect(shown).toEqual(['/reference/sdks/go remote', '/reference/sdks/java remote', '/reference/sdks/vue remote'])
    expect(severities).toEqual(['warning'])
  })

  it('names what keeps a document from being a README', async () => {
    replies['/Unleash/go/main/README.md'] = '<!doctype html><title>Sign in</title>'
    replies['/Unleash/java/main/README.md'] = '# Java\n\nMoved.'
    replies['/Unleash/vue/main/README.md'] = `${'> '.repeat(200)}${words}`
    expect((await read()).said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go can't be used. The README is an HTML page, not Markdown.
        The build uses the bundled copy content/guides/go.md.

      http://127.0.0.1:4242/Unleash/java/main/README.md
        The README of Unleash/java can't be used. The README has only 1 word of text.
        The build uses the bundled copy content/guides/java.md.

      http://127.0.0.1:4242/Unleash/vue/main/README.md
        Some Markdown is shown as preformatted text. Its lists or quotations are nested more than 50 levels deep. It starts with "> > > > > > > > > > > > > > > > > > > > > > > > > > > > > > ".
        Remove deep nesting and long runs of the same mark. To find the place, delete half of the text at a time."
    `)
  })

  it('the last good copy comes before our own guide', async () => {
    await read()
    replies['/Unleash/go/main/README.md'] = { status: 503 }
    const { nodes, said } = await read()
    expect(nodes[0]).toMatchObject({
      origin: 'cache',
      sourceFile: `${server.baseUrl}Unleash/go/main/README.md`,
      editUrl: 'https://github.com/Unleash/go/edit/main/README.md',
    })
    expect(nodes[0]?.retrievedAt).not.toBeNull()
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go can't be used. The server returned 503 Service Unavailable. All 3 attempts failed.
        The build uses the last good copy, fetched on <time> UTC."
    `)
  })
})

describe('strict', () => {
  it('fails for the README that cannot be read', async () => {
    replies['/Unleash/go/main/README.md'] = { status: 404 }
    const { shown, severities, said } = await read({ mode: 'strict' })
    expect(shown).toEqual(['/reference/sdks/java remote', '/reference/sdks/vue remote'])
    expect(severities).toEqual(['error'])
    expect(said).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/Unleash/go/main/README.md
        The README of Unleash/go can't be used. The server returned 404 Not Found.
        Check that the URL is that of the document. With SOURCES=live, the build uses a copy instead."
    `)
  })
})

describe('options', () => {
  it('an unknown mode is an error', async () => {
    expect((await read({ mode: 'lve' })).said).toMatchInlineSnapshot(`
      "environment variable SOURCES
        "lve" isn't a mode of reading remote documents.
        Did you mean "live"?"
    `)
  })

  it('a row that is wrong takes no other with it', async () => {
    const { shown, severities } = await read({ sources: [exampleSource({ repository: '..' }), ...sources.slice(1)] })
    expect(shown).toEqual(['/reference/sdks/java remote', '/reference/sdks/vue remote'])
    expect(severities).toEqual(['error'])
  })
})

describe('all READMEs together', () => {
  const many = Array.from({ length: 18 }, (_, index) =>
    exampleSource({
      repository: `Unleash/sdk-${index}`,
      revision: 'main',
      route: `/reference/sdks/sdk-${index}`,
      label: `${index}`,
      type: 'server-side',
    }),
  )

  it('are requested side by side, so that they take one time limit when their host hangs, and have the bundled guide', async () => {
    for (const { repository, route } of many) {
      replies[`/${repository}/main/README.md`] = { isHanging: true }
      files.set(`content/guides/${path.basename(route)}.md`, guide(repository))
    }
    const { nodes, severities } = await read({ sources: many }, 1000)
    expect(server.mostAtOnce).toBe(many.length)
    expect(nodes.map(({ origin }) => origin)).toEqual(many.map(() => 'bundled'))
    // One cause is told once.
    expect(severities).toEqual(['warning'])
  })

  it('that were started before are not fetched again, and have their own time limit', async () => {
    replies['/Unleash/java/main/README.md'] = { isHanging: true }
    startReadmes(optionsWith({ fetchSeconds: 0.3 }))
    const { shown, said } = await read()
    expect(shown).toEqual(['/reference/sdks/go remote', '/reference/sdks/java bundled', '/reference/sdks/vue remote'])
    expect(said).toContain("The server didn't send a complete response within 0.3 s.")
    expect(server.requests).toBe(3)
    delete replies['/Unleash/java/main/README.md']
    startReadmes(optionsWith({ mode: 'bundled' }))
    expect(server.requests).toBe(3)
  })
})

describe('a row', () => {
  it.each([
    [{}],
    [{ revision: 'release/v3.2', file: 'packages/sdk/README.md' }],
    [{ repository: 'Unleash/unleash_proxy_client_flutter', route: '/reference/unleash-edge' }],
  ])('is good: %j', (over) => {
    expect(sourceProblems([exampleSource(over)], 0)).toEqual([])
  })

  it.each([
    [{ repository: 'unleash' }],
    [{ repository: 'https://github.com/Unleash/unleash' }],
    [{ repository: '../evil/x' }],
    [{ repository: '../evil' }],
    [{ revision: '' }],
    [{ revision: '../../other/repo/main' }],
    [{ file: '/README.md' }],
    [{ file: 'docs/../../x.md' }],
    [{ route: 'reference/sdks/go' }],
    [{ route: '/reference/sdks/go/' }],
    [{ route: '/reference/../../x' }],
    [{ type: 'serverside' as 'server-side' }],
    [{ type: 'toString' as 'server-side' }],
  ])('is not: %j', (over) => {
    expect(sourceProblems([exampleSource(over)], 0).map(({ entry }) => entry)).toEqual(['readmes > 1'])
  })
})

it('says what is wrong and what would be right', () => {
  const wrong = { repository: 'unleash', revision: '..', route: '/sdks/', type: 'serverside' as 'server-side' }
  const sources = [exampleSource(), exampleSource(wrong), exampleSource({ route: '/reference/go' })]
  expect(formatProblems(sources.flatMap((_, index) => sourceProblems(sources, index)))).toMatchInlineSnapshot(`
    "content/site/sources.ts  readmes > 2
      "unleash" isn't a repository on GitHub.
      Write it as "owner/name".

    content/site/sources.ts  readmes > 2
      ".." can't be part of a GitHub URL.
      Use letters, digits and "._-/", without "..".

    content/site/sources.ts  readmes > 2
      "/sdks/" isn't the path of a page.
      Write it as "/reference/sdks/go", without a slash at the end.

    content/site/sources.ts  readmes > 2
      "serverside" isn't a type of README.
      Did you mean "server-side"?

    content/site/sources.ts  readmes > 3
      "/reference/go" has the same bundled guide as "/reference/sdks/go": "go.md".
      End one of the paths with another word."
  `)
})
