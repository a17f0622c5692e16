import hooks from 'gatsby-plugin-react-helmet/gatsby-node'

/**
 * What: gatsby-plugin-react-helmet has no `onPreInit`.
 * Why: all it does there is to advise Gatsby's Head API, as a warning at every start. The site uses react-helmet on purpose
 * (docs/decisions/0011-react-18.md).
 */
export function removeHelmetNotice(): void {
  delete hooks.onPreInit
}
