import { hasExactNumbers, isNumber, type Json, stringifyJson } from '../../../openapi-request'
import {
  bodyLiteral,
  bodyText,
  indented,
  indentedBlock,
  quotedText,
  type SampleBody,
  type SampleRequest,
  singleQuoted,
} from './SampleRequest'

export function pythonSample({ method, url, headers, body }: SampleRequest): string {
  return [
    '# pip install requests',
    'import requests',
    '',
    'response = requests.request(',
    `    "${method}",`,
    `    ${quotedText(url)},`,
    ...(headers.length > 0
      ? [
          '    headers={',
          ...headers.map(({ name, value }) => `        ${quotedText(name)}: ${quotedText(value)},`),
          '    },',
        ]
      : []),
    ...(body ? [bodyArgument(body)] : []),
    '    timeout=30,',
    ')',
    // A response that isn't successful says why in its body, which an exception would hide.
    'print(response.status_code, response.text)',
  ].join('\n')
}

function bodyArgument(body: SampleBody): string {
  const { value, file } = body
  if (file !== undefined) return `    data=open(${quotedText(file)}, "rb"),`
  if (typeof value === 'string' || hasExactNumbers(body.value))
    return `    data=${quotedText(bodyText(body))}.encode(),`
  return `    json=${literal(value, '    ')},`
}

/** JSON as Python writes it: `True`, `False`, `None`, and a comma at the end of each line. */
function literal(value: Json, by: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'string') return quotedText(value)
  if (isNumber(value)) return stringifyJson(value)
  const inner = `${by}    `
  const lines = Array.isArray(value)
    ? value.map((entry) => literal(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${quotedText(key)}: ${literal(entry, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (lines.length === 0) return `${open}${close}`
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${by}${close}`
}

export function rubySample({ method, url, headers, body }: SampleRequest): string {
  return [
    "require 'net/http'",
    '',
    `uri = URI(${singleQuoted(url)})`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    ...headers.map(({ name, value }) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
    ...(body ? [`request.body = ${rubyBody(body)}`] : []),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts response.code, response.body',
  ].join('\n')
}

function rubyBody(body: SampleBody): string {
  return body.file === undefined ? bodyLiteral(body, doubleQuoted, heredoc) : `File.binread(${singleQuoted(body.file)})`
}

function heredoc(text: string): string {
  return `<<~'BODY'\n${indentedBlock(text, '  ')}\nBODY`
}

/** In double quotes, Ruby also evaluates `#{}`, `#$` and `#@`. */
function doubleQuoted(text: string): string {
  return quotedText(text).replace(/#(?=[{$@])/g, '\\#')
}

/** PHP's curl extension, with a nowdoc of PHP 7.3. */
export function phpSample({ method, url, headers, body }: SampleRequest): string {
  return [
    '<?php',
    '',
    `$curl = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    // Otherwise, PHP waits for a body.
    ...(method === 'HEAD' ? ['    CURLOPT_NOBODY => true,'] : []),
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0
      ? [
          '    CURLOPT_HTTPHEADER => [',
          ...headers.map(({ name, value }) => `        ${singleQuoted(`${name}: ${value}`)},`),
          '    ],',
        ]
      : []),
    ...(body ? [`    CURLOPT_POSTFIELDS => ${phpBody(body)},`] : []),
    ']);',
    '',
    '$responseBody = curl_exec($curl);',
    'if ($responseBody === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL, $responseBody;',
  ].join('\n')
}

function phpBody(body: SampleBody): string {
  return body.file === undefined
    ? bodyLiteral(body, singleQuoted, nowdoc)
    : `file_get_contents(${singleQuoted(body.file)})`
}

function nowdoc(text: string): string {
  const by = ' '.repeat(8)
  return `<<<'BODY'\n${indentedBlock(text, by)}\n${by}BODY`
}

/** `fetch` of browsers and Deno, as a module. */
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

function headerLines(headers: SampleRequest['headers'], by: string): string[] {
  return headers.map(({ name, value }) => {
    const key = /^[A-Za-z]+$/.test(name) ? name : quotedText(name)
    return `${by}${key}: ${quotedText(value)},`
  })
}

/** A `File` or `Blob` has to come from elsewhere. Numbers that JavaScript would change are sent as text. */
function bodyExpression(body: SampleBody): string {
  if (body.file !== undefined) return 'file'
  if (typeof body.value === 'string' || hasExactNumbers(body.value)) return quotedText(bodyText(body))
  return `JSON.stringify(${indented(objectLiteral(body), '  ')})`
}

/** JSON is valid JavaScript, but the key `__proto__` would set the prototype. */
function objectLiteral(body: { value: Json }): string {
  return bodyText(body).replace(/^( *)"__proto__":/gm, '$1["__proto__"]:')
}

/** axios, which most Node.js projects have. It throws if a request fails. */
export function nodeSample({ method, url, headers, body }: SampleRequest): string {
  return [
    '// npm install axios',
    "const axios = require('axios')",
    ...(body?.file === undefined ? [] : ["const fs = require('fs')"]),
    '',
    'async function main() {',
    '  const { data } = await axios.request({',
    `    method: '${method.toLowerCase()}',`,
    `    url: ${quotedText(url)},`,
    ...(headers.length > 0 ? ['    headers: {', ...headerLines(headers, '      '), '    },'] : []),
    ...(body ? [`    data: ${axiosBody(body)},`] : []),
    '  })',
    '  console.log(data)',
    '}',
    '',
    'main().catch((error) => console.error(error.response?.data ?? error))',
  ].join('\n')
}

function axiosBody(body: SampleBody): string {
  if (body.file !== undefined) return `fs.createReadStream(${quotedText(body.file)})`
  if (typeof body.value === 'string' || hasExactNumbers(body.value)) return quotedText(bodyText(body))
  return indented(objectLiteral(body), '    ')
}
