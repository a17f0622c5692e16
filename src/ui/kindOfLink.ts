/**
 * Who follows a link: the router goes to pages and to parts of the current one, the browser to everything else. A last segment
 * with a dot is a file, which is no page.
 */
export function kindOfLink(href: string): 'page' | 'part' | 'elsewhere' {
  if (href.startsWith('#')) return 'part'
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?!\/)/.test(path) && !/\.[^/]*$/.test(path) ? 'page' : 'elsewhere'
}
