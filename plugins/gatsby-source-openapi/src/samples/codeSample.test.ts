import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { checkers, compilerErrors, isInstalled } from '../../__fixtures__/compilerErrors'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { placeholders } from '../../__fixtures__/placeholders'
import { grammars, syntaxErrors } from '../../__fixtures__/syntaxErrors'
import { ExactNumber } from '../../../openapi-request'
import type { Json, SampleLanguage } from '../../types'
import { readDocument } from '../read/readDocument'
import { sampleLanguageNames } from '../../shared'
import { codeSample, sampleHtml, samplesOf } from './codeSample'
import { requestOf } from './requestOf'
import type { SampleRequest } from './SampleRequest'

const { server: sampleServer, token: sampleToken } = placeholders

/** Texts that end a literal, or mean something within one, in some language. */
const awkward: Json = {
  quotes: `it's "so" \`quoted\` '''thrice''' """thrice"""`,
  slashes: '\\ \\n \\" \\u0041 \\\\',
  lines: 'first\nsecond\ttab\r\n',
  variables: '$HOME ${name} #{name} {0} %s %(x)s @{x} !$',
  marks: '"# "## BODY EOF <?php ?> </script> <!-- -->',
  'odd "key"': [true, false, null, 1.5, -3, 1e21, [], {}, [[1]], ''],
  BODY: '\nBODY\n',
  unicode: 'ü € 😀 \u2028 \u0000',
}

const requests: [string, SampleRequest][] = [
  ['GET without anything', { method: 'GET', url: `${sampleServer}/health`, headers: [] }],
  [
    'POST with a body of awkward texts',
    {
      method: 'POST',
      url: `${sampleServer}/api/admin/x?a=%27b%22&c=1`,
      headers: [
        { name: 'Authorization', value: `Bearer ${sampleToken}` },
        { name: 'Content-Type', value: 'application/json' },
        { name: 'X-Odd', value: `a'b"c\\d` },
      ],
      body: { mediaType: 'application/json', value: awkward },
    },
  ],
  [
    'a body of plain text',
    {
      method: 'PUT',
      url: sampleServer,
      headers: [],
      body: { mediaType: 'text/csv', value: 'a,"b"\nBODY\n1,`2` \r\n' },
    },
  ],
  [
    'a body that is a list',
    { method: 'PATCH', url: sampleServer, headers: [], body: { mediaType: 'application/json', value: [1, 'x'] } },
  ],
  [
    'DELETE with an empty body',
    { method: 'DELETE', url: sampleServer, headers: [], body: { mediaType: 'application/json', value: {} } },
  ],
  [
    'a form',
    {
      method: 'POST',
      url: sampleServer,
      headers: [],
      form: [
        { name: 'file', text: 'file', isFile: true, mediaType: 'image/png' },
        { name: "it's\nodd", text: '[1]', isFile: false },
        { name: 'meta', text: '{"a": "b\\\\c"}', isFile: false, mediaType: 'application/json' },
      ],
    },
  ],
  [
    'a file',
    {
      method: 'POST',
      url: sampleServer,
      headers: [{ name: 'Content-Type', value: 'image/png' }],
      body: { mediaType: 'image/png', value: '', file: 'file.png' },
    },
  ],
  [
    'GET with a body',
    {
      method: 'GET',
      url: sampleServer,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      body: { mediaType: 'application/json', value: { q: 'x' } },
    },
  ],
  [
    'numbers that are no JavaScript numbers',
    {
      method: 'POST',
      url: sampleServer,
      headers: [],
      body: { mediaType: 'application/json', value: { id: new ExactNumber('9223372036854775807') } },
    },
  ],
  ['HEAD', { method: 'HEAD', url: sampleServer, headers: [] }],
]

const file = 'content/openapi/unleash.json'
const { document } = readDocument(JSON.parse(readFileSync(file, 'utf8')) as Json, file, 'unleash-api')
const operations = (document?.operations ?? []).map(
  (operation) => [operation.operationId, requestOf(operation, placeholders)] as const,
)

test('the document has operations to try', () => {
  expect(operations.length).toBeGreaterThan(250)
})

describe.each(sampleLanguageNames)('%s', (language) => {
  const grammar = grammars[language]
  const broken = `${language === 'php' ? '<?php ' : ''}"('{[`

  // Kotlin is parsed by its compiler only.
  it.skipIf(!grammar)(
    'parses for every operation, and with awkward texts',
    async () => {
      const errorsOf = await syntaxErrors(grammar ?? '')
      expect(errorsOf(broken)).not.toEqual([])
      const wrong = [...requests, ...operations].map(
        ([name, request]) => [name, errorsOf(codeSample(language, request))] as const,
      )
      expect(wrong.filter(([, errors]) => errors.length > 0)).toEqual([])
    },
    60_000,
  )

  const checker = checkers[language]
  const tool = checker?.command ?? 'no tool'
  // The report lists what is skipped by name.
  it.skipIf(!checker || !isInstalled(checker.command))(
    `parses for ${tool}, where it is installed`,
    () => {
      if (!checker) return
      const codes = [...requests, ...operations].map(([, request]) => codeSample(language, request))
      expect(compilerErrors(checker, [broken])).not.toBe('')
      expect(compilerErrors(checker, codes)).toBe('')
    },
    120_000,
  )

  it('keeps server and token in one piece when it is colored', () => {
    for (const [, request] of operations) {
      const html = sampleHtml(language, request)
      expect(html).toContain(sampleServer)
      if (request.headers.some(({ name }) => name === 'Authorization')) expect(html).toContain(sampleToken)
    }
  }, 60_000)

  it('reads well', () => {
    const [, request] = requests.find(([name]) => name.startsWith('a body that is a list')) ?? []
    expect(request && codeSample(language, request)).toMatchSnapshot()
  })
})

test('the sample of the page is not loaded again with the others', () => {
  expect(Object.keys(samplesOf({ method: 'GET', url: sampleServer, headers: [] }))).toEqual(
    sampleLanguageNames.filter((name) => name !== 'curl'),
  )
})

describe('Kotlin', () => {
  const request: SampleRequest = {
    method: 'POST',
    url: sampleServer,
    headers: [],
    body: { mediaType: 'application/json', value: null },
  }
  const sampleWith = (value: Json) =>
    codeSample('kotlin', { ...request, body: { mediaType: 'application/json', value } })

  it.each([
    ['$name ${name} $`name` $é', "${'$'}name ${'$'}{name} ${'$'}`name` ${'$'}é"],
    ['$ $1 costs 5$', '$ $1 costs 5$'],
    ['"""', String.raw`\"\"\"`],
    ['a\nb\\ ü 😀', String.raw`a\nb\\ ü 😀`],
  ])('writes JSON with %j in a raw string', (value, written) => {
    expect(sampleWith({ value })).toContain(
      `    val body = """\n        {\n          "value": "${written}"\n        }\n    """.trimIndent()\n`,
    )
  })

  it('escapes other text, URLs and headers in quotes', () => {
    expect(sampleWith('$a "b"\n\\ \f \\f ü')).toContain(String.raw`val body = "\$a \"b\"\n\\ \u000c \\f ü"`)
    const code = codeSample('kotlin', {
      ...request,
      url: `${sampleServer}/$a?b=\${c}`,
      headers: [{ name: 'X-Odd', value: '$d' }],
    })
    expect(code).toContain('URI.create("https://unleash.example.com/\\$a?b=\\${c}"))')
    expect(code).toContain(String.raw`.header("X-Odd", "\$d")`)
  })
})

describe('C#', () => {
  it('names the content type of a request without a body', () => {
    const headers = [{ name: 'Content-Type', value: 'application/json' }]
    const code = codeSample('dotnet', { method: 'POST', url: sampleServer, headers })
    expect(code).toMatch(/^using System\.Text;/)
    expect(code).toContain('request.Content = new StringContent("", Encoding.UTF8, "application/json");')
  })
})

test('HEAD does not wait for a body', () => {
  const request: SampleRequest = { method: 'HEAD', url: sampleServer, headers: [] }
  expect(codeSample('curl', request)).toBe(`curl --head '${sampleServer}'`)
  expect(codeSample('php', request)).toContain('    CURLOPT_NOBODY => true,\n')
  expect(codeSample('php', { ...request, method: 'GET' })).not.toContain('CURLOPT_NOBODY')
})

const sampleOf = (name: string, language: SampleLanguage) => {
  const [, request] = requests.find(([title]) => title === name) ?? []
  return request ? codeSample(language, request) : ''
}

describe('a form', () => {
  it('is sent by curl, which reads files where they are meant only, and named elsewhere', () => {
    expect(sampleOf('a form', 'curl')).toContain(
      `--form 'file=@file;type=image/png' \\\n  --form-string 'it'\\''s\nodd=[1]' \\\n  --form 'meta="{\\"a\\": \\"b\\\\\\\\c\\"}";type=application/json'`,
    )
    expect(sampleOf('a form', 'python')).toMatch(/\n# To be added: .* with file, it's odd, meta\.$/)
    expect(sampleOf('a form', 'go')).toMatch(/\n\/\/ To be added: /)
  })

  it('names its parts in a comment that ends with the line', () => {
    const parts: SampleRequest['form'] = [{ name: 'a\\u000aSystem.exit(1);\nb', text: '1', isFile: false }]
    expect(
      codeSample('java', { method: 'POST', url: sampleServer, headers: [], form: parts }).split('\n').at(-1),
    ).toMatch(/^\/\/ .* with a u000aSystem\.exit\(1\); b\.$/)
  })
})

describe('a file', () => {
  it.each<[SampleLanguage, string]>([
    ['curl', "--data-binary '@file.png'"],
    ['javascript', 'body: file,'],
    ['node', 'data: fs.createReadStream("file.png"),'],
    ['python', 'data=open("file.png", "rb"),'],
    ['go', 'body, err := os.Open("file.png")'],
    ['java', 'HttpRequest.BodyPublishers.ofFile(java.nio.file.Path.of("file.png"))'],
    ['kotlin', 'HttpRequest.BodyPublishers.ofFile(java.nio.file.Path.of("file.png"))'],
    ['dotnet', 'request.Content = new StreamContent(File.OpenRead("file.png"));'],
    ['ruby', "request.body = File.binread('file.png')"],
    ['php', "CURLOPT_POSTFIELDS => file_get_contents('file.png'),"],
    ['rust', '.body(std::fs::File::open("file.png")?)'],
  ])('is read in %s', (language, code) => {
    expect(sampleOf('a file', language)).toContain(code)
  })
})

describe('GET with a body', () => {
  it('stays GET in curl, and has no body with fetch, which says so', () => {
    expect(sampleOf('GET with a body', 'curl')).toMatch(/^curl --request GET .*--data-raw /s)
    const code = sampleOf('GET with a body', 'javascript')
    expect(code).not.toMatch(/^ {2}(body|headers)/m)
    expect(code).toMatch(/\n\/\/ The body is left out, because fetch can’t send one with GET\.$/)
    expect(sampleOf('GET with a body', 'python')).toContain('json={')
  })
})

describe('a number that is no JavaScript number', () => {
  it.each<[SampleLanguage, string]>([
    ['curl', '"id": 9223372036854775807'],
    ['javascript', String.raw`body: "{\n  \"id\": 9223372036854775807\n}"`],
    ['node', String.raw`data: "{\n  \"id\": 9223372036854775807\n}"`],
    ['python', String.raw`data="{\n  \"id\": 9223372036854775807\n}".encode()`],
    ['go', '"id": 9223372036854775807'],
  ])('keeps its digits in %s', (language, code) => {
    expect(sampleOf('numbers that are no JavaScript numbers', language)).toContain(code)
  })
})

describe('requestOf', () => {
  const requestFor = (over: Parameters<typeof operationWith>[0], path = '/flags/{flagName}', more = {}) => {
    const parameters = [{ name: 'flagName', in: 'path', required: true, schema: { type: 'string' } }]
    const json = documentWith({ [path]: { post: operationWith({ parameters, ...over }) } }, more)
    const [operation] = readDocument(json, 'api.json', 'intro').document?.operations ?? []
    if (!operation) throw new Error('no operation')
    return requestOf(operation, placeholders)
  }

  it('fills the path from examples, or says what belongs there', () => {
    expect(requestFor({}).url).toBe(`${sampleServer}/flags/YOUR_FLAG_NAME`)
    const parameters = [{ name: 'flagName', in: 'path', required: true, example: 'a/b c', schema: { type: 'string' } }]
    expect(requestFor({ parameters }).url).toBe(`${sampleServer}/flags/a%2Fb%20c`)
  })

  it('sends required parameters, and credentials of the first security scheme', () => {
    const parameters = [
      { name: 'flagName', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'since', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
      {
        name: 'ids',
        in: 'query',
        required: true,
        example: [1, 2],
        schema: { type: 'array', items: { type: 'integer' } },
      },
      { name: 'limit', in: 'query', schema: { type: 'integer' } },
      { name: 'X-Trace', in: 'header', required: true, example: 'on', schema: { type: 'string' } },
    ] as Json
    const securitySchemes = {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'query', name: 'k' },
    }
    const request = requestFor({ parameters, security: [{ token: [], key: [] }] }, undefined, {
      components: { securitySchemes },
    })
    expect(request.url).toBe(`${sampleServer}/flags/1?since=2024-01-05&ids=1&ids=2&k=${sampleToken}`)
    expect(request.headers).toEqual([
      { name: 'Authorization', value: `Bearer ${sampleToken}` },
      { name: 'X-Trace', value: 'on' },
    ])
  })

  it('sends the first optional parameters that change something, where no query is required', () => {
    const query = (name: string, more: Json) => ({ name, in: 'query', schema: { type: 'string' }, ...(more as object) })
    const parameters = [
      query('old', { deprecated: true, example: 'x' }),
      query('bare', {}),
      query('usual', { example: 'json', schema: { type: 'string', default: 'json' } }),
      query('state', { example: 'IS:active,stale' }),
      query('properties', {
        style: 'deepObject',
        example: { country: 'NO', 'plan a': 'b&c' },
        schema: { type: 'object' },
      }),
      query('third', { example: '3' }),
    ] as Json
    const requestWith = (method: string, more: Json[] = []) => {
      const json = documentWith({
        '/flags': { [method]: operationWith({ parameters: [...(parameters as Json[]), ...more] }) },
      })
      const [operation] = readDocument(json, 'api.json', 'intro').document?.operations ?? []
      return operation && requestOf(operation, placeholders).url
    }
    expect(requestWith('get')).toBe(
      `${sampleServer}/flags?state=IS:active,stale&properties%5Bcountry%5D=NO&properties%5Bplan%20a%5D=b%26c`,
    )
    expect(requestWith('get', [query('must', { required: true, example: 'x' })])).toBe(`${sampleServer}/flags?must=x`)
    expect(requestWith('post')).toBe(`${sampleServer}/flags`)
  })

  it('requests CSV where the operation returns it', () => {
    const responses = (...types: string[]) => ({
      200: { description: 'x', content: Object.fromEntries(types.map((type) => [type, {}])) },
    })
    const accept = { name: 'Accept', value: 'text/csv' }
    expect(requestFor({ responses: responses('application/json', 'text/csv') }).headers).toEqual([accept])
    expect(requestFor({ responses: responses('application/json') }).headers).toEqual([])
  })

  it('sends cookies, and lists as their parameter says', () => {
    const parameters = [
      { name: 'flagName', in: 'path', required: true, schema: { type: 'integer' } },
      {
        name: 'ids',
        in: 'query',
        required: true,
        explode: false,
        example: ['a,b', 2],
        schema: { type: 'array', items: {} },
      },
      { name: 'lang', in: 'cookie', required: true, example: 'en us', schema: { type: 'string' } },
    ] as Json
    const securitySchemes = { session: { type: 'apiKey', in: 'cookie', name: 'sid' } }
    const request = requestFor({ parameters, security: [{ session: [] }] }, undefined, {
      components: { securitySchemes },
    })
    expect(request.url).toBe(`${sampleServer}/flags/1?ids=a%2Cb,2`)
    expect(request.headers).toEqual([{ name: 'Cookie', value: `sid=${sampleToken}; lang=en%20us` }])
  })

  it('encodes forms as forms', () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string', example: 'a b&c' }, file: { type: 'string', format: 'binary' } },
    }
    expect(requestFor({ requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } }).body).toEqual({
      mediaType: 'application/x-www-form-urlencoded',
      value: 'name=a+b%26c&file=string',
    })
    const multipart = requestFor({ requestBody: { content: { 'multipart/form-data': { schema } } } })
    expect(multipart.form).toEqual([
      { name: 'name', text: 'a b&c', isFile: false },
      { name: 'file', text: 'file', isFile: true },
    ])
    expect(multipart.headers).toEqual([])
  })

  it.each([
    [{ example: { a: 1 }, schema: { type: 'string' } }, { a: 1 }],
    [{ examples: { one: { value: [1] }, two: { value: [2] } } }, [1]],
    [
      {
        schema: {
          type: 'object',
          required: ['a', 'b'],
          properties: { a: { type: 'string', example: 'x' }, b: { enum: ['first', 'second'] }, c: { type: 'integer' } },
        },
      },
      { a: 'x', b: 'first' },
    ],
    [
      { schema: { type: 'object', properties: { a: { type: 'boolean' }, id: { type: 'integer', readOnly: true } } } },
      { a: true },
    ],
    [{ schema: { type: 'array', items: { oneOf: [{ type: 'number', default: 3 }, { type: 'string' }] } } }, [3]],
    [
      {
        schema: {
          allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { type: 'string', format: 'email' } } }],
        },
      },
      { a: 1, b: 'user@example.com' },
    ],
    [{}, {}],
  ])('sends for %j the body %j', (media, value) => {
    const requestBody = { content: { 'text/csv': {}, 'application/json': media } } as unknown as Json
    expect(requestFor({ requestBody }).body).toEqual({ mediaType: 'application/json', value })
  })
})
