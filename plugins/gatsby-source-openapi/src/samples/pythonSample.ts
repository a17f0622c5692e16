import type { Json } from '../../types'
import type { SampleRequest } from './SampleRequest'
import { quotedText } from './textLiterals'

export function pythonSample({ method, url, headers, body }: SampleRequest): string {
  return [
    '# pip install requests',
    'import requests',
    '',
    'response = requests.request(',
    `    "${method}",`,
    `    ${quotedText(url)},`,
    ...(headers.length > 0
      ? ['    headers={', ...headers.map(({ name, value }) => `        ${quotedText(name)}: ${quotedText(value)},`), '    },']
      : []),
    ...(body ? [bodyArgument(body)] : []),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    'print(response.text)',
  ].join('\n')
}

function bodyArgument({ value }: NonNullable<SampleRequest['body']>): string {
  if (typeof value === 'string') return `    data=${quotedText(value)}.encode(),`
  return `    json=${literal(value, '    ')},`
}

/** JSON as Python writes it: `True`, `False`, `None`, and a comma at the end of each line. */
function literal(value: Json, by: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${by}    `
  const lines = Array.isArray(value)
    ? value.map((entry) => literal(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${quotedText(key)}: ${literal(entry, inner)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (lines.length === 0) return `${open}${close}`
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${by}${close}`
}
