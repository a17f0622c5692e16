import type { ThirdParty } from '../../plugins/gatsby-source-site/types'

/**
 * Analytics, tag managers, visitor tracking and chat assistants. None: no page asks another server for anything, and no
 * reader is asked for consent. CONTRIBUTING.md shows an entry.
 */
export const thirdParties = [] as const satisfies readonly ThirdParty[]
