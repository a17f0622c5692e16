import type { Announcement } from '../../plugins/gatsby-source-site/types'

/** `null` shows no bar. */
export const announcement: Announcement | null = null
