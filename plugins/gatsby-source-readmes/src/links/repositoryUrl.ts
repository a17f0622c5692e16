import type { ReadmeSource } from '../../types'

/**
 * The address of what a relative link of a README leads to, as GitHub resolves it: from the README's folder, or from
 * the top of the repository after a slash at the start. No number of `../` leads out of the repository.
 *
 * @param relative `docs/setup.md#windows`
 * @param base where files of the repository's revision lie, without slash at the end.
 */
export function repositoryUrl(relative: string, { file }: ReadmeSource, base: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(relative) ?? []
  // A server may take an encoded slash for a slash, so that `..%2f` would lead out after all.
  const plainPath = path.replace(/%2f|%5c|\\/gi, '/').replace(/\/{2,}/g, '/')
  const top = 'https://repository.invalid/'
  if (!URL.canParse(plainPath + rest, top + file)) return undefined
  const { pathname, search, hash } = new URL(plainPath + rest, top + file)
  return base + pathname + search + hash
}
