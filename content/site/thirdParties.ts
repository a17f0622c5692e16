import type { ThirdParty } from '../../plugins/gatsby-source-site/types'

/**
 * Analytics, tag managers, visitor tracking and chat assistants. While the list is empty, pages send no request to another server,
 * and readers see no consent question. docs/developing.md shows an entry.
 */
export const thirdParties = [] as const satisfies readonly ThirdParty[]
