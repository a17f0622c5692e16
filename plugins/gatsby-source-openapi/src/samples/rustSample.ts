import { bodyText, type SampleRequest } from './SampleRequest'

/** reqwest with its feature "blocking". */
export function rustSample({ method, url, headers, body }: SampleRequest): string {
  return [
    '// cargo add reqwest --features blocking',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    `        .request(reqwest::Method::${method}, ${rawText(url)})`,
    ...headers.map(({ name, value }) => `        .header(${rawText(name)}, ${rawText(value)})`),
    ...(body ? [`        .body(${rawText(bodyText(body))})`] : []),
    '        .send()?;',
    '    println!("{} {}", response.status(), response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n')
}

/**
 * Plain where it can be; raw, between as many `#` as the text needs, where it has quotes, backslashes or line ends. A return
 * can only be escaped.
 */
function rawText(text: string): string {
  if (!/["\\\n\r]/.test(text)) return `"${text}"`
  if (text.includes('\r')) return `"${text.replace(/["\\]/g, '\\$&').replaceAll('\r', '\\r')}"`
  const longest = Math.max(0, ...[...text.matchAll(/"(#*)/g)].map(([, marks = '']) => marks.length))
  const marks = '#'.repeat(longest + 1)
  return `r${marks}"${text}"${marks}`
}
