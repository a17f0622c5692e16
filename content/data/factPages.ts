/** The page that explains the facts of each list: links lead there, and to the anchor of the fact. */
export const factPages = {
  environmentVariables: '/using-unleash/deploy/configuring-unleash',
  eventTypes: '/reference/event-types',
  permissions: '/reference/rbac',
  predefinedRoles: '/reference/rbac',
}
