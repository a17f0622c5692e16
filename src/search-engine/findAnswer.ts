import { endpointFit } from '../shared/endpointFit'
import type { SearchAnswer } from '../shared/search/searchAnswers'
import { namesInCapitals, titleMatcher, spacedWords } from './names'

/** Around a name that readers ask for: `what is a feature flag?`, `$LOG_LEVEL`, `LOG_LEVEL=debug`. */
const around = /^\s*what(?:['’]s| is| are) (?:an? |the )?|(?<=^\s*\$?[A-Z][A-Z0-9_]*)=.*$/i

/** The answer to a query that is the name of something, is a request, or contains a message or a name in capitals; undefined when none fits. */
export function findAnswer(answers: readonly SearchAnswer[], query: string): SearchAnswer | undefined {
  const plain = query.normalize('NFKC').trim()
  const isTyped = nameMatcher(plain.replace(around, ''))
  return (
    answers.find(({ names }) => names.some(isTyped)) ??
    requestedOperation(answers, plain) ??
    pastedMessage(answers, plain) ??
    namedInQuestion(answers, plain)
  )
}

/** Case and punctuation don't matter, except for a word in capitals: `ADMIN` is a permission, "admin" may be anything. */
function nameMatcher(typed: string): (name: string) => boolean {
  const words = spacedWords(typed)
  return (name) => (/^[A-Z]+$/.test(name) ? name === typed : spacedWords(name) === words)
}

/** By method and path, or by a path that one operation alone has. */
function requestedOperation(answers: readonly SearchAnswer[], query: string): SearchAnswer | undefined {
  const isRequest = /^(?:[a-z]+ )?\S*\/\S*$/i.test(query)
  const fitOf = isRequest ? endpointFit(query) : undefined
  if (!fitOf) return undefined
  const fits = answers.map((answer) =>
    answer.kind === 'API operation'
      ? Math.max(...answer.names.map((name) => (name.includes('/') ? fitOf(name) : 0)))
      : 0,
  )
  const best = Math.max(0, ...fits)
  const place = fits.indexOf(best)
  return best > 0 && fits.lastIndexOf(best) === place ? answers[place] : undefined
}

/** Of several messages, the longest: one may begin with another. */
function pastedMessage(answers: readonly SearchAnswer[], query: string): SearchAnswer | undefined {
  const isTyped = titleMatcher(query)
  return answers
    .filter(({ kind, title }) => kind === 'Error message' && isTyped(title) && !isEveryday(title))
    .toSorted((a, b) => b.title.length - a.title.length)[0]
}

/** What a question is about, if it has one name in capitals: `which version added LOG_LEVEL?` */
function namedInQuestion(answers: readonly SearchAnswer[], query: string): SearchAnswer | undefined {
  const [name = '', ...others] = new Set(namesInCapitals(query))
  return others.length > 0 ? undefined : answers.find(({ names }) => names.includes(name))
}

/** `<name> is not supported.` may be said of anything. */
function isEveryday(message: string): boolean {
  return message.startsWith('<') && message.split(' ').length < 5
}
