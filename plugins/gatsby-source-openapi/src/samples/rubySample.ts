import { bodyLiteral, type SampleRequest } from './SampleRequest'
import { indentedBlock, quotedText, singleQuoted } from './textLiterals'

export function rubySample({ method, url, headers, body }: SampleRequest): string {
  return [
    "require 'net/http'",
    '',
    `uri = URI(${singleQuoted(url)})`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    ...headers.map(({ name, value }) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
    ...(body ? [`request.body = ${bodyLiteral(body, doubleQuoted, heredoc)}`] : []),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts response.code, response.body',
  ].join('\n')
}

function heredoc(text: string): string {
  return `<<~'BODY'\n${indentedBlock(text, '  ')}\nBODY`
}

/** Between double quotes Ruby also reads `#{}`, `#$` and `#@`. */
function doubleQuoted(text: string): string {
  return quotedText(text).replace(/#(?=[{$@])/g, '\\#')
}
