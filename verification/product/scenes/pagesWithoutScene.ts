/** Why nobody follows the steps of a page in the Admin UI. */
export type NoSceneReason =
  /** Bold words in its lists aren't names of the UI. */
  | 'no UI steps'
  /** The steps are in another product, such as Jira. */
  | 'other product'
  /** The steps need a service that is not on this machine. */
  | 'needs a service'

/** Pages with numbered steps and bold labels, but without a scene: paths from `content/docs`. */
export const pagesWithoutScene: Readonly<Record<string, NoSceneReason>> = {
  'contributing/ADRs/back-end/breaking-db-changes.mdx': 'no UI steps',
  'reference/integrations/jira-cloud-plugin-installation.mdx': 'other product',
  'reference/integrations/jira-cloud-plugin-usage.mdx': 'other product',
  'reference/integrations/jira-server-plugin-installation.mdx': 'other product',
  'reference/integrations/jira-server-plugin-usage.mdx': 'other product',
  'reference/integrations/slack.mdx': 'other product',
  'reference/later-features.mdx': 'no UI steps',
  'topics/feature-flag-migration/feature-flag-migration-best-practices.mdx': 'no UI steps',
  'topics/feature-flags/feature-flag-best-practices.mdx': 'no UI steps',
  'using-unleash/deploy/email-service.mdx': 'needs a service',
  'using-unleash/deploy/google-auth-hook.mdx': 'needs a service',
  'using-unleash/deploy/upgrading-unleash.mdx': 'no UI steps',
}
