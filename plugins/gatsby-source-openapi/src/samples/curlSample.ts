import { bodyText, type FormPart, type SampleRequest } from './SampleRequest'
import { shellQuoted } from './textLiterals'

export function curlSample({ method, url, headers, body, form = [] }: SampleRequest): string {
  return [
    method === 'GET' ? `curl ${shellQuoted(url)}` : `curl --request ${method} ${shellQuoted(url)}`,
    ...headers.map(({ name, value }) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...form.map((part) => `--form ${shellQuoted(`${part.name}=${partText(part)}`)}`),
    ...(body ? [`--data-raw ${shellQuoted(bodyText(body))}`] : []),
  ].join(' \\\n  ')
}

/** `@` sends the file of that name. */
function partText({ name, value, isFile }: FormPart): string {
  if (isFile) return `@${name}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}
