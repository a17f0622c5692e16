import type { Json } from '../../types'
import { bodyText, type SampleRequest } from './SampleRequest'
import { indented, quotedText } from './textLiterals'

/** `fetch`, as browsers and Deno have it; works as a module. */
export function javascriptSample({ method, url, headers, body }: SampleRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headerLines(headers, '    '), '  },'] : []),
    ...(body ? [`  body: ${bodyExpression(body)},`] : []),
  ]
  const call = options.length > 0 ? [`fetch(${quotedText(url)}, {`, ...options, '})'] : [`fetch(${quotedText(url)})`]
  return [
    `const response = await ${call.join('\n')}`,
    '',
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)',
    'console.log(await response.text())',
  ].join('\n')
}

export function headerLines(headers: SampleRequest['headers'], by: string): string[] {
  return headers.map(({ name, value }) => {
    const key = /^[A-Za-z]+$/.test(name) ? name : quotedText(name)
    return `${by}${key}: ${quotedText(value)},`
  })
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  if (typeof body.value === 'string') return quotedText(body.value)
  return `JSON.stringify(${indented(objectLiteral(body), '  ')})`
}

/** JSON is JavaScript, but for a name that would set what an object is made from. */
export function objectLiteral(body: { value: Json }): string {
  return bodyText(body).replace(/^( *)"__proto__":/gm, '$1["__proto__"]:')
}
