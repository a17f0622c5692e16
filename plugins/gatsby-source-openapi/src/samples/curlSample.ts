import { bodyText, type SampleRequest } from './SampleRequest'
import { shellQuoted } from './textLiterals'

export function curlSample({ method, url, headers, body }: SampleRequest): string {
  return [
    method === 'GET' ? `curl ${shellQuoted(url)}` : `curl --request ${method} ${shellQuoted(url)}`,
    ...headers.map(({ name, value }) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body ? [`--data-raw ${shellQuoted(bodyText(body))}`] : []),
  ].join(' \\\n  ')
}
