import { bodyLiteral, type SampleRequest } from './SampleRequest'
import { indentedBlock, quotedText } from './textLiterals'

/** .NET's own client, with a raw string of C# 11. */
export function csharpSample({ method, url, headers, body }: SampleRequest): string {
  const isOfContent = (name: string) => name.toLowerCase() === 'content-type'
  return [
    ...(body ? ['using System.Text;', ''] : []),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod("${method}"), ${quotedText(url)});`,
    ...headers
      .filter(({ name }) => !isOfContent(name))
      .map(({ name, value }) => `request.Headers.TryAddWithoutValidation(${quotedText(name)}, ${quotedText(value)});`),
    ...(body
      ? [
          'request.Content = new StringContent(',
          `    ${bodyLiteral(body, quotedText, rawText)},`,
          '    Encoding.UTF8,',
          `    ${quotedText(body.mediaType)});`,
        ]
      : []),
    '',
    'using var response = await client.SendAsync(request);',
    'var answer = await response.Content.ReadAsStringAsync();',
    'Console.WriteLine($"{(int)response.StatusCode} {answer}");',
  ].join('\n')
}

function rawText(text: string): string {
  const by = '    '
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length))
  const marks = '"'.repeat(longest + 1)
  return `${marks}\n${indentedBlock(text, by)}\n${by}${marks}`
}
