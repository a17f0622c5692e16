/** Addresses of the files of a tag, or of the whole document where no slug is given. */
export function downloadPaths(filesBase: string, slug?: string): { json: string; yaml: string } {
  const file = slug === undefined ? filesBase : `${filesBase}/${slug}`
  return { json: `${file}.json`, yaml: `${file}.yaml` }
}

/** Address of the code samples of an operation. */
export function samplesPath(filesBase: string, slug: string): string {
  return `${filesBase}/samples/${slug}.json`
}
