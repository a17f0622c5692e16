/**
 * Components that name something the build knows. It checks the name and puts Markdown in their place (a link, a table), so
 * that no component draws them: the plugin that knows things of the kind does, see `gatsby-source-openapi`.
 */
export const factComponentRules = {
  Operation: {
    attributes: { id: { type: 'string', required: true, refersTo: 'operation' } },
    children: false,
    inline: true,
  },
} as const
