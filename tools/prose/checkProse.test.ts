import { describe, expect, test } from 'vitest'
import { findProseProblems } from './checkProse'
import { proseOf } from './proseOf'

const page = (body: string) => `---\ntitle: Segments\ndescription: What segments are.\n---\n\n${body}\n`

async function report(file: string, source: string): Promise<string[]> {
  return (await findProseProblems([{ file, source }])).map(({ line, what, fix }) => `${line}: ${what} ${fix}`)
}

describe('words of the language guide', () => {
  test.each([
    ['The answer is an empty list.', '"answer" is not a word of this site. Write: response, returns.'],
    [
      'The segment stands in the list.',
      '"stands" is not a word of this site. Write: is, appears in, is listed in, is shown.',
    ],
    ['It is deleted\nfor good.', '"for good" is not a word of this site. Write: permanently, indefinitely.'],
    [
      '| Whoever signs in | sees it |\n|---|---|',
      '"Whoever" is not a word of this site. Write: everyone, anyone, someone, no one; users who.',
    ],
    [
      'Every call of the API counts.',
      '"Every call" is not a word of this site. Write: request, operation, endpoint; you.',
    ],
  ])('%s', async (body, problem) => {
    expect(await report('content/docs/segments.mdx', page(body))).toEqual([expect.stringContaining(problem)])
  })

  test('are found with the line they are in, also in front matter', async () => {
    expect(await report('content/docs/a.mdx', '---\ntitle: The answer\n---\n\nFine.\n\nAn answer.')).toEqual([
      '2: "answer" is not a word of this site. Write: response, returns.',
      '7: "answer" is not a word of this site. Write: response, returns.',
    ])
  })

  test.each([
    ['the alternative text of a picture', '![The answer](./pictures/a.webp)'],
    ['a diagram', '```dot alt="The server sends an answer." title="Two parts"\ndigraph { a }\n```'],
    ['the label of a tab', '<Tabs>\n<Tab value="a" label="An answer">\n\nText.\n\n</Tab>\n</Tabs>'],
  ])('are found in %s', async (_, body) => {
    expect(await report('content/docs/a.mdx', page(body))).toEqual([
      expect.stringContaining('answer" is not a word of this site.'),
    ])
  })

  test.each([
    ['code', '`answer` and\n\n```js\nconst answer = 1\n```'],
    ['the target of a link', '[Segments](/answer/whoever)'],
    ['attributes of a component', '<Term name="answer">Flag</Term>'],
    ['the ID of a heading', '## The SDK returns a fallback [#the-fallback-answers]'],
    ['a comment', '{/* the answer */}'],
  ])('are not looked for in %s', async (_, body) => {
    expect(await report('content/docs/a.mdx', page(body))).toEqual([])
  })

  test('are found in descriptions of the API and in strings of data', async () => {
    expect(
      await report('content/openapi/a.json', '{\n  "description": "The answer.",\n  "example": "answer"\n}'),
    ).toEqual(['2: "answer" is not a word of this site. Write: response, returns.'])
    expect(await report('content/data/a.ts', "// an answer\nexport const a = [{ text: 'The answer' }]")).toEqual([
      '2: "answer" is not a word of this site. Write: response, returns.',
    ])
  })
})

describe('what users of the code read', () => {
  test.each([
    [
      'text between tags, on its line',
      'export const a = (\n  <p>\n    The server returns\n    an answer.\n  </p>\n)',
      4,
    ],
    ['text around an element', 'const a = <p>The <b>first</b>\n answer</p>', 2],
    ['a single word that an expression shows', "const a = <button>{isOpen ? 'Close' :\n'Answer'}</button>", 2],
    ['a label', 'const a = <a\n  aria-label="Answer" />', 2],
    ['a placeholder in an expression', 'const a = <input placeholder={isLong ? "Answers" : ""} />', 1],
    ['a message of two words', "export function words() {\n  return 'no answer'\n}", 2],
    ['a property with one word', "report({\n  what: 'Failed',\n  fix: 'Answer.' })", 3],
    ['an error', '// an answer\nthrow new Error(`The answer is ${answer}.`)', 2],
    ['output of a command', "console.log('Waiting for an answer')", 1],
    ['a string in a template', "const a = `${count} ${count === 1 ? 'answer of' : 'parts of'} ${name}`", 1],
    ['a template of several lines', 'const usage = `npm run a\n  --b  the answer`', 2],
    ['a description in GraphQL', 'const types = `\n  type Answer {\n    "The answer."\n    answer: String\n  }`', 3],
  ])('is checked: %s', async (_, source, line) => {
    expect(await report('src/search/a.tsx', source)).toEqual([
      expect.stringMatching(new RegExp(`^${line}: "[Aa]nswers?" is not a word`)),
    ])
  })

  test.each([
    ['a name', 'const a = [\'answer\', "answer.text", `answer-${id}`]'],
    ['an import', "import { answer } from './the answer'"],
    ['a type', "type State = 'the answer' | 'no answer'"],
    ['class names', '<p className="the answer" />'],
    ['code between tags', '<p>Use <code>the answer</code> or <kbd>answer</kbd>.</p>'],
    ['a path or a selector in a sentence', "fail('Add it to src/the/answer.ts or [role=answer].')"],
    ['an expression in a message', 'fail(`The page ${answer.of(page)} is missing.`)'],
    ['a list of words', "const stop = ('an answer ' +\n 'the answer').split(' ')"],
    ['a query', 'const query = `\n  query Answers { the answer }`'],
  ])('is not: %s', async (_, source) => {
    expect(await report('src/search/a.tsx', source)).toEqual([])
  })

  test('is spelled', async () => {
    expect(await report('src/search/a.tsx', "\nthrow new Error('The flag is evalueted.')")).toEqual([
      expect.stringContaining('2: "evalueted" is in no dictionary.'),
    ])
  })
})

test('a misspelled word is reported with a suggestion, a name of the project is not', async () => {
  expect(await report('content/docs/a.mdx', page('Unleash evaluetes the flag with Gunicorn.'))).toEqual([
    '6: "evaluetes" is in no dictionary. Did you mean "evaluates"? If it is right, add it to tools/prose/projectWords.ts.',
  ])
})

test('of several files, each problem has its file and line', async () => {
  const [first, second] = ['content/docs/a.mdx', 'content/docs/b.mdx']
  const sources = [
    { file: first, source: page('Unleash evaluetes the flag.') },
    { file: second, source: page('Unleash evaluates.\n\nIt evaluetes the answer.') },
  ]
  expect((await findProseProblems(sources)).map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([
    `${first}:6: "evaluetes" is in no dictionary.`,
    `${second}:8: "answer" is not a word of this site.`,
    `${second}:8: "evaluetes" is in no dictionary.`,
  ])
})

test('prose keeps its place in the file', () => {
  const source = page('Set `rollout` in [a strategy](/strategies).')
  const prose = proseOf('a.mdx', source)
  expect(prose).toHaveLength(source.length)
  expect(prose.split('\n')[5]).toBe('Set ········· in  a strategy              .')
})
