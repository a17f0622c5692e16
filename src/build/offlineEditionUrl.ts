import type { Footer } from '../../plugins/gatsby-source-site/types'

/**
 * The footer, with a link to the offline edition in its first group where OFFLINE_EDITION_URL says where the edition is.
 * @throws when it isn't a URL of HTTPS
 */
export function withOfflineEdition(footer: Footer, { OFFLINE_EDITION_URL: value }: NodeJS.ProcessEnv): Footer {
  if (!value) return footer
  if (!value.startsWith('https://') || !URL.canParse(value))
    throw new Error(`OFFLINE_EDITION_URL is "${value}". Write a URL that starts with https://, or leave it out.`)
  const [first, ...others] = footer.groups
  if (!first) throw new Error('OFFLINE_EDITION_URL needs a group in content/site/footer.ts that its link is added to.')
  const links = [...first.links, { label: 'Offline edition', href: value }]
  return { ...footer, groups: [{ ...first, links }, ...others] }
}
