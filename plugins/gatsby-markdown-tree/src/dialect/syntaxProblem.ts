/** How the parser says what is wrong, and what to do about it; the first that fits. */
const fixes: readonly (readonly [RegExp, string])[] = [
  [/to create a comment in MDX/, 'A comment is written {/* text */}.'],
  [/to create a link in MDX/, 'A link is written [text](https://…).'],
  [
    /closing tag|closing slash/i,
    'Close every tag in the order they were opened, with blank lines around the Markdown inside.',
  ],
  [/import\/exports/, 'A line that starts with "import" or "export" is read as code: start it with another word.'],
  [/attribute value/, 'Write an attribute as name="value".'],
  [
    /acorn|expression|brace| in code/i,
    'Nothing is evaluated. A brace that is meant literally is written \\{, or stands in `code`.',
  ],
  [/name|attribute|tag|`<`/i, 'A < that is meant literally is written \\<, or stands in `code`.'],
]

export interface SyntaxProblem {
  line?: number
  what: string
  fix: string
}

/** What is known of text that the parser refused; undefined for an error that is not the parser's. */
export function syntaxProblem(error: unknown): SyntaxProblem | undefined {
  if (!(error instanceof Error) || !('reason' in error)) return undefined
  const reason = String(error.reason)
  // A tag that is never closed is named by its place in the sentence alone: "for `<Tabs>` (5:1-5:7)".
  const named = /\((\d+):\d+/.exec(reason)?.[1]
  const line = named ? Number(named) : 'line' in error && typeof error.line === 'number' ? error.line : undefined
  const fix = fixes.find(([pattern]) => pattern.test(reason))?.[1]
  return { line, what: sentence(reason), fix: fix ?? 'See https://mdxjs.com/docs/troubleshooting-mdx/.' }
}

/** The parser's advice, in brackets or after a comma, is replaced by ours, and a place by the problem's line. */
function sentence(reason: string): string {
  const short = reason
    .replace(/ \((?:\d+:\d+[^)]*|U\+\w+)\)| with acorn/g, '')
    .replace(/(?: \((?:note|tip)|, expected )[^]*$/, '')
    .trim()
  return `The text cannot be read: ${short.charAt(0).toLowerCase()}${short.slice(1).replace(/\.$/, '')}.`
}
