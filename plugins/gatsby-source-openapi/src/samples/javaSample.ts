import { bodyLiteral, type SampleRequest } from './SampleRequest'
import { indentedBlock, quotedText } from './textLiterals'

/** The client of Java 11, with a text block of Java 15. */
export function javaSample({ method, url, headers, body }: SampleRequest): string {
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...(body ? [`        String body = ${bodyLiteral(body, quotedText, textBlock)};`, ''] : []),
    '        HttpRequest request = HttpRequest.newBuilder()',
    `            .uri(URI.create(${quotedText(url)}))`,
    ...headers.map(({ name, value }) => `            .header(${quotedText(name)}, ${quotedText(value)})`),
    `            .method("${method}", HttpRequest.BodyPublishers.${body ? 'ofString(body)' : 'noBody()'})`,
    '            .build();',
    '',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n')
}

function textBlock(text: string): string {
  const by = ' '.repeat(12)
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  return `"""\n${indentedBlock(escaped, by)}\n${by}"""`
}
