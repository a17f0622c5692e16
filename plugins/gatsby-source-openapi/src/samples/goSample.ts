import { bodyText, type SampleRequest } from './SampleRequest'
import { quotedText } from './textLiterals'

export function goSample({ method, url, headers, body }: SampleRequest): string {
  return [
    'package main',
    '',
    'import (',
    ...['fmt', 'io', 'log', 'net/http', ...(body ? ['strings'] : [])].map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(body ? [`\tbody := strings.NewReader(${rawText(bodyText(body))})`] : []),
    `\trequest, err := http.NewRequest("${method}", ${quotedText(url)}, ${body ? 'body' : 'nil'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...headers.map(({ name, value }) => `\trequest.Header.Set(${quotedText(name)}, ${quotedText(value)})`),
    '',
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tfmt.Println(response.Status, string(answer))',
    '}',
  ].join('\n')
}

/** Between backticks everything is text, except a backtick, and a return, which is dropped. */
function rawText(text: string): string {
  return /[`\r]/.test(text) ? quotedText(text) : `\`${text}\``
}
