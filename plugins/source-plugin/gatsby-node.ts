// Listed among the plugins, before all source plugins, also so that a change of this folder clears Gatsby's cache: they create their
// nodes with it.
import type { GatsbyNode, Node } from 'gatsby'

interface NodeAction {
  payload?: Node
  traceId?: string
}

/** Longer than Gatsby needs from a change to `createPages`, so that most changes need no further run. */
const retryMs = 1000
let timer: NodeJS.Timeout | undefined
let isFollowing = false

/**
 * In `gatsby develop`, makes pages and checks run again for nodes that change while they run: Gatsby only reacts to changes in its
 * other states. The first `createPages` of all plugins, so that nothing has been read when it starts.
 */
export const createPages: GatsbyNode['createPages'] = ({ emitter, actions, getNodesByType }) => {
  clearInterval(timer)
  if (process.env.gatsby_executing_command !== 'develop' || isFollowing) return
  isFollowing = true
  const noteChange = ({ payload, traceId }: NodeAction) => {
    // `createPages` creates pages, and docs whose partials have changed.
    if (!payload || payload.internal.type === 'SitePage' || traceId === 'initial-createPages') return
    clearInterval(timer)
    // Until the next `createPages`: Gatsby ignores it while it is creating pages. A touched node is the smallest change.
    timer = setInterval(() => getNodesByType('Site').forEach((node) => actions.touchNode(node)), retryMs)
  }
  emitter.on('CREATE_NODE', noteChange)
  emitter.on('DELETE_NODE', noteChange)
}
