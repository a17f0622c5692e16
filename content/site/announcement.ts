import type { Announcement } from '../../plugins/gatsby-source-site/types'

/** The bar above the navbar; `null` shows none. A new id shows it again to those who closed the last one. */
export const announcement: Announcement | null = null
