import { isSafeUrl } from '../safeUrl'

/** What is wrong with the address of a link or image, whatever pages exist. */
export function addressProblem(url: string): { what: string; fix: string } | undefined {
  if (url === '') return { what: 'A link or image has no address.', fix: 'Write it in the parentheses: [text](/path).' }
  if (!isSafeUrl(url)) {
    return {
      what: `The address ${JSON.stringify(url)} is not one to follow.`,
      fix: 'Use a path of this site, https: or mailto:.',
    }
  }
  if (/^[/\\]{2}/.test(url)) return { what: `The address "${url}" has no scheme.`, fix: `Write "https:${url}".` }
  return undefined
}
