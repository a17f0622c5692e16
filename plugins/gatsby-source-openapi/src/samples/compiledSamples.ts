import { bodyLiteral, bodyText, indentedBlock, quotedText, type SampleBody, type SampleRequest } from './SampleRequest'

export function goSample({ method, url, headers, body }: SampleRequest): string {
  return [
    'package main',
    '',
    'import (',
    ...['fmt', 'io', 'log', 'net/http', ...(body ? [body.file === undefined ? 'strings' : 'os'] : [])].map(
      (name) => `\t"${name}"`,
    ),
    ')',
    '',
    'func main() {',
    ...(body ? goBody(body) : []),
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
    '\tresponseBody, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tfmt.Println(response.Status, string(responseBody))',
    '}',
  ].join('\n')
}

function goBody(body: SampleBody): string[] {
  if (body.file === undefined) return [`\tbody := strings.NewReader(${goString(bodyText(body))})`]
  return [
    `\tbody, err := os.Open(${quotedText(body.file)})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer body.Close()',
    '',
  ]
}

/** A raw string can't contain a backtick, and drops carriage returns. */
function goString(text: string): string {
  return /[`\r]/.test(text) ? quotedText(text) : `\`${text}\``
}

/** Java 11's own HTTP client. The body is a Java 15 `"""` block. */
export function javaSample({ method, url, headers, body }: SampleRequest): string {
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...(body && body.file === undefined
      ? [`        String body = ${bodyLiteral(body, quotedText, textBlock)};`, '']
      : []),
    '        HttpRequest request = HttpRequest.newBuilder()',
    `            .uri(URI.create(${quotedText(url)}))`,
    ...headers.map(({ name, value }) => `            .header(${quotedText(name)}, ${quotedText(value)})`),
    `            .method("${method}", HttpRequest.BodyPublishers.${publisher(body)})`,
    '            .build();',
    '',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n')
}

/** For Java and Kotlin: what sends a body, a file or nothing. */
function publisher(body: SampleBody | undefined): string {
  if (!body) return 'noBody()'
  return body.file === undefined ? 'ofString(body)' : `ofFile(java.nio.file.Path.of(${quotedText(body.file)}))`
}

function textBlock(text: string): string {
  const by = ' '.repeat(12)
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  return `"""\n${indentedBlock(escaped, by)}\n${by}"""`
}

/** Java 11's own HTTP client: Android doesn't have it, but an app there must not contain a token of the admin API. */
export function kotlinSample({ method, url, headers, body }: SampleRequest): string {
  return [
    'import java.net.URI',
    'import java.net.http.HttpClient',
    'import java.net.http.HttpRequest',
    'import java.net.http.HttpResponse',
    '',
    'fun main() {',
    ...(body && body.file === undefined
      ? [`    val body = ${bodyLiteral(body, kotlinQuoted, kotlinRawString)}`, '']
      : []),
    `    val request = HttpRequest.newBuilder(URI.create(${kotlinQuoted(url)}))`,
    ...headers.map(({ name, value }) => `        .header(${kotlinQuoted(name)}, ${kotlinQuoted(value)})`),
    `        .method("${method}", HttpRequest.BodyPublishers.${publisher(body)})`,
    '        .build()',
    '',
    '    val response = HttpClient.newHttpClient()',
    '        .send(request, HttpResponse.BodyHandlers.ofString())',
    '    println("${response.statusCode()} ${response.body()}")',
    '}',
  ].join('\n')
}

/** In quotes, `$` begins a template. Escapes of JSON are those of Kotlin, except `\f`. */
function kotlinQuoted(text: string): string {
  return quotedText(text).replace(/\\.|\$/g, (found) => (found === '$' ? '\\$' : found === '\\f' ? '\\u000c' : found))
}

/** A raw string has no escapes: a template writes a `$` that would begin one. JSON never has three quotes in a row. */
function kotlinRawString(json: string): string {
  const by = ' '.repeat(8)
  return `"""\n${indentedBlock(
    json.replace(/\$(?=[\p{L}_{`])/gu, () => "${'$'}"),
    by,
  )}\n    """.trimIndent()`
}

/**
 * .NET's own client, with a raw string of C# 11. Only content has a content type: a request that names one without a body sends
 * empty content.
 */
export function csharpSample({ method, url, headers, body }: SampleRequest): string {
  const isOfContent = (name: string) => name.toLowerCase() === 'content-type'
  const mediaType = body?.mediaType ?? headers.find(({ name }) => isOfContent(name))?.value
  return [
    ...(mediaType ? [body?.file === undefined ? 'using System.Text;' : 'using System.Net.Http.Headers;', ''] : []),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(new HttpMethod("${method}"), ${quotedText(url)});`,
    ...headers
      .filter(({ name }) => !isOfContent(name))
      .map(({ name, value }) => `request.Headers.TryAddWithoutValidation(${quotedText(name)}, ${quotedText(value)});`),
    ...(mediaType && !body
      ? [`request.Content = new StringContent("", Encoding.UTF8, ${quotedText(mediaType)});`]
      : []),
    ...(body?.file === undefined
      ? []
      : [
          `request.Content = new StreamContent(File.OpenRead(${quotedText(body.file)}));`,
          `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${quotedText(body.mediaType)});`,
        ]),
    ...(body && body.file === undefined
      ? [
          'request.Content = new StringContent(',
          `    ${bodyLiteral(body, quotedText, csharpRawString)},`,
          '    Encoding.UTF8,',
          `    ${quotedText(body.mediaType)});`,
        ]
      : []),
    '',
    'using var response = await client.SendAsync(request);',
    'var responseBody = await response.Content.ReadAsStringAsync();',
    'Console.WriteLine($"{(int)response.StatusCode} {responseBody}");',
  ].join('\n')
}

function csharpRawString(text: string): string {
  const by = '    '
  const maxQuotes = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length))
  const marks = '"'.repeat(maxQuotes + 1)
  return `${marks}\n${indentedBlock(text, by)}\n${by}${marks}`
}

/** reqwest with its feature "blocking". */
export function rustSample({ method, url, headers, body }: SampleRequest): string {
  return [
    '// cargo add reqwest --features blocking',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    `        .request(reqwest::Method::${method}, ${rustString(url)})`,
    ...headers.map(({ name, value }) => `        .header(${rustString(name)}, ${rustString(value)})`),
    ...(body ? [`        .body(${rustBody(body)})`] : []),
    '        .send()?;',
    '    println!("{} {}", response.status(), response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n')
}

function rustBody(body: SampleBody): string {
  return body.file === undefined ? rustString(bodyText(body)) : `std::fs::File::open(${rustString(body.file)})?`
}

/** Raw, with as many `#` as it needs, if it has quotes, backslashes or line ends. A carriage return can only be escaped. */
function rustString(text: string): string {
  if (!/["\\\n\r]/.test(text)) return `"${text}"`
  if (text.includes('\r')) return `"${text.replace(/["\\]/g, '\\$&').replaceAll('\r', '\\r')}"`
  const maxHashes = Math.max(0, ...[...text.matchAll(/"(#*)/g)].map(([, marks = '']) => marks.length))
  const marks = '#'.repeat(maxHashes + 1)
  return `r${marks}"${text}"${marks}`
}
