import type { ReactElement } from 'react'

/**
 * The component of a page. Gatsby takes the whole module where a module has no default export, about which React would say
 * something that leads nowhere.
 *
 * @throws when there is no component
 */
export function PageComponent({ path, children }: { path: string; children: ReactElement }) {
  // Components made by React, such as memo's, are objects too.
  if (typeof children.type === 'object' && !('$$typeof' in children.type)) throw new Error(`The page component of ${path} has no default export.`)
  return children
}
