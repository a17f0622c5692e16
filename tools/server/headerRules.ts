import { parseAllHeaders } from 'netlify-headers-parser'

/** A path of `_headers` with its headers, as Netlify's parser reads it. */
export interface HeaderRule {
  for: string
  forRegExp?: RegExp
  values: Readonly<Record<string, string>>
}

/** Reads `_headers`; a missing file holds no rules. Lines that Netlify would refuse come back as messages. */
export async function readHeaderRules(file: string): Promise<{ rules: HeaderRule[]; problems: string[] }> {
  const { headers, errors } = await parseAllHeaders({
    // The package's types have the list empty.
    headersFiles: [file] as never[],
    netlifyConfigPath: undefined,
    minimal: false,
  })
  return { rules: headers, problems: errors.map(String) }
}

/** The headers of an address: of all rules that match it, later ones winning over earlier ones. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ forRegExp }) => forRegExp?.test(path))
  return Object.fromEntries(matching.flatMap(({ values }) => Object.entries(values)))
}
