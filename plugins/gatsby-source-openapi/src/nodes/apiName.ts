/** A title with the version in it, as sentences need it: `Unleash 5.8 API`; patch versions say nothing to a reader. */
export function apiName({ title, version }: { title: string; version: string }): string {
  const [short = ''] = /^\d+(\.\d+)?/.exec(version) ?? []
  if (short === '') return title
  return / API$/.test(title) ? title.replace(/ API$/, ` ${short} API`) : `${title} ${short}`
}
