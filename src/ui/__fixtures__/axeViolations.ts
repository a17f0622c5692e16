import axe from 'axe-core'

/** What axe finds in a part of a page, without rules that need a layout or a whole page. */
export async function axeViolations(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
