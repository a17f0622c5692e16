import type { ApiDocument, ApiOperation } from '../read/ApiDocument'

/** Titles are single lines: the rest of a long description is never read. */
const maxTitleSource = 300
/** Longer than any title that a reader takes in at a glance; summaries of most documents have fewer than 80 characters. */
const maxTitle = 120

/** Markdown without its syntax, for titles and labels: a link becomes its text, code its content. */
export function plainText(markdown: string): string {
  return markdown
    .slice(0, maxTitleSource)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /`([^`]*)`|(\*\*|__)(.+?)\2/g,
      (_match, code?: string, _marks?: string, bold?: string) => code ?? bold ?? '',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a summary is too long for a title, so that the text below it has to begin with it. */
export function isLongSummary(summary: string): boolean {
  return summary.length > maxTitle
}

/** The summary of an operation as a title: of a long one its first sentence, or the words that fit. */
export function summaryTitle(summary: string): string {
  const text = plainText(summary)
  if (!isLongSummary(summary)) return text
  const sentence = firstSentence(text).replace(/\.$/, '')
  return sentence !== '' && sentence.length <= maxTitle ? sentence : cutWords(text, maxTitle)
}

/** Tells the page of a tag apart from the guide with the same subject: `Segments API`. */
export function tagTitle(name: string): string {
  return /\bAPI\b/.test(name) ? name : `${name} API`
}

/** The title with the version, for use in a sentence: `Unleash 5.8 API`. Readers don't need the patch version. */
export function apiName({ title, version }: { title: string; version: string }): string {
  const [short = ''] = /^\d+(\.\d+)?/.exec(version) ?? []
  if (short === '') return title
  return / API$/.test(title) ? title.replace(/ API$/, ` ${short} API`) : `${title} ${short}`
}

type Described = Pick<
  ApiOperation,
  'kind' | 'method' | 'endpoint' | 'summary' | 'description' | 'parameters' | 'requestBody' | 'responses'
>

/** Leaves space for method and path. */
const maxSentence = 110

/**
 * For search engines: the first sentence of the description, then method and path. If that is too long, `PATCH /api/admin/… in the
 * Unleash 5.8 API: parameters, request body and responses.` and the title.
 */
export function operationDescription(operation: Described, info: ApiDocument['info']): string {
  const { kind, method, endpoint, summary = '', description = '' } = operation
  const sentence = firstSentence(plainText(description))
  const call = `${kind === 'operation' ? '' : `The ${kind} `}${method} ${endpoint}`
  if (sentence !== '' && sentence.length <= maxSentence) {
    return pageDescription(`${sentence} ${call} in the ${apiName(info)}.`)
  }
  const title = summaryTitle(summary)
  return pageDescription(
    `${call} in the ${apiName(info)}: ${partsOf(operation)}.`,
    ...(title === '' ? [] : [/[.!?]$/.test(title) ? title : `${title}.`]),
  )
}

function partsOf({ parameters, requestBody, responses }: Described): string {
  const names = [
    ...(parameters.length > 0 ? ['parameters'] : []),
    ...(requestBody ? ['request body'] : []),
    ...(responses.length > 0 ? ['responses'] : []),
  ]
  return new Intl.ListFormat('en-GB').format(names) || 'description'
}

/** Limits of search engines, in characters. */
const minDescription = 50
const maxDescription = 160

/** A description of 50 to 160 characters: the first sentence, cut if it's too long, and those of the others that fit. */
export function pageDescription(first: string, ...others: string[]): string {
  let text = cut(first, maxDescription)
  for (const sentence of others) {
    if (text.length + 1 + sentence.length <= maxDescription) text = `${text} ${sentence}`
  }
  return text.length >= minDescription
    ? text
    : `${text} Part of the reference of the HTTP API.`.padEnd(minDescription, '.')
}

/** The first sentence with its full stop; empty where a text has none. */
export function firstSentence(text: string): string {
  return /^.*?(?<!\b(?:e\.g|i\.e))[.!?](?=\s|$)/s.exec(text)?.[0] ?? ''
}

/** Cuts between words, where there are any. */
function cutWords(text: string, length: number): string {
  if (text.length <= length) return text
  const end = text.lastIndexOf(' ', length - 1)
  return cut(text, end > 0 ? end + 1 : length)
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}
