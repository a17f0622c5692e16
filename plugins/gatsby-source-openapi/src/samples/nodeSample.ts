import { headerLines, objectLiteral } from './javascriptSample'
import type { SampleRequest } from './SampleRequest'
import { indented, quotedText } from './textLiterals'

/** axios, the client most Node.js projects have; it throws by itself where a request fails. */
export function nodeSample({ method, url, headers, body }: SampleRequest): string {
  const data = body && (typeof body.value === 'string' ? quotedText(body.value) : indented(objectLiteral(body), '    '))
  return [
    '// npm install axios',
    "const axios = require('axios')",
    '',
    'async function main() {',
    '  const { data } = await axios.request({',
    `    method: '${method.toLowerCase()}',`,
    `    url: ${quotedText(url)},`,
    ...(headers.length > 0 ? ['    headers: {', ...headerLines(headers, '      '), '    },'] : []),
    ...(data === undefined ? [] : [`    data: ${data},`]),
    '  })',
    '  console.log(data)',
    '}',
    '',
    'main().catch((error) => console.error(error.response?.data ?? error))',
  ].join('\n')
}
