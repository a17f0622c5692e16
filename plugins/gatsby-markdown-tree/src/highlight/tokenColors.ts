/** Prism's token types that the site colours (`src/styles/code.css`); each becomes a class `t-<type>`. */
const colored = new Set(
  [
    'comment prolog cdata',
    'keyword atrule rule directive builtin',
    'string char attr-value regex template-string url',
    'number boolean constant symbol null',
    'function method class-name',
    'tag selector important',
    'property attr-name key variable header-name parameter',
    'inserted deleted',
  ].flatMap((group) => group.split(' ')),
)

/** Code inside a string is code again. */
const plain = new Set(['interpolation', 'interpolation-punctuation'])

/**
 * The type whose colour a token takes.
 *
 * @param names the token's type, then its aliases.
 * @param around the colour of the token it stands in; a token without a colour of its own, as punctuation, keeps that.
 */
export function tokenColor(names: readonly string[], around: string | undefined): string | undefined {
  if (names.some((name) => plain.has(name))) return undefined
  return names.find((name) => colored.has(name)) ?? around
}
