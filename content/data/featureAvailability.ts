import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/**
 * The plans that include each feature, and the version that introduced it, from the product's source and documentation at
 * v5.8.0 and the history of its feature switches: the version that the documentation names, unless the source has the feature
 * without a switch before it or the documentation names none. Without `since`, the version isn't confirmed. The build checks
 * that the front matter of all pages about a feature agrees; `availability.test.ts` and `versions.test.ts` in tools/content also
 * compare the API document, links and the upgrade map.
 *
 * Plans come from the vendor's documentation of that version where it names any ("Documented": the page at tag v5.8.2), or
 * else from the source: what the open-source server contains is in all plans.
 */
export const featureAvailability: FactLists['featureAvailability'] = [
  {
    name: 'Activation strategies',
    page: '/reference/activation-strategies',
    plans: ['oss', 'pro', 'enterprise'],
    since: '1.0',
  },
  {
    name: 'Additional environments',
    page: '/reference/environments#creating-environments',
    // Documented: website/docs/reference/environments.md, "Plan Differences".
    plans: ['enterprise'],
  },
  {
    name: 'Additional projects',
    page: '/reference/projects#calls',
    // Documented: website/docs/reference/projects.md.
    plans: ['pro', 'enterprise'],
  },
  {
    name: 'API tokens',
    page: '/reference/api-tokens-and-client-keys',
    pages: ['/how-to/how-to-create-api-tokens'],
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.0',
  },
  { name: 'Applications', page: '/reference/applications', plans: ['oss', 'pro', 'enterprise'] },
  {
    name: 'Archived feature flags',
    page: '/reference/archived-toggles',
    plans: ['oss', 'pro', 'enterprise'],
    since: '1.0',
  },
  {
    name: 'Banners',
    page: '/reference/banners',
    pages: ['/how-to/how-to-create-and-display-banners'],
    // Documented: website/docs/reference/banners.md.
    plans: ['enterprise'],
    since: '5.7',
  },
  {
    name: 'Change requests',
    page: '/reference/change-requests',
    // Documented: website/docs/reference/change-requests.md.
    plans: ['enterprise'],
    since: '4.19',
    note: 'behind a feature flag until 4.20; for segments since 5.4, behind a feature flag until 5.5',
  },
  {
    name: 'Cloning environments',
    page: '/how-to/how-to-clone-environments',
    // Documented: website/docs/reference/environments.md, "Plan Differences".
    plans: ['enterprise'],
    since: '4.18',
  },
  {
    name: 'Custom activation strategies',
    page: '/reference/custom-activation-strategies',
    pages: ['/how-to/how-to-use-custom-strategies'],
    plans: ['oss', 'pro', 'enterprise'],
    since: '1.0',
  },
  {
    name: 'Custom authentication hooks',
    page: '/using-unleash/deploy/authentication-hooks',
    pages: ['/using-unleash/deploy/google-auth-hook'],
    plans: ['oss'],
  },
  {
    name: 'Custom context fields',
    page: '/how-to/how-to-define-custom-context-fields',
    // Documented: website/docs/reference/unleash-context.md.
    plans: ['oss', 'pro', 'enterprise'],
    since: '3.2.28',
    ossSince: '4.16',
  },
  {
    name: 'Custom project roles',
    page: '/reference/rbac#custom-project-roles',
    pages: ['/how-to/how-to-create-and-assign-custom-project-roles'],
    // Documented: website/docs/reference/rbac.md.
    plans: ['enterprise'],
    since: '4.6',
    note: 'several per project since 5.6',
  },
  {
    name: 'Custom root roles',
    page: '/reference/rbac#custom-root-roles',
    pages: ['/how-to/how-to-create-and-assign-custom-root-roles'],
    // Documented: website/docs/reference/rbac.md.
    plans: ['enterprise'],
    since: '5.4',
  },
  {
    name: 'Datadog integration',
    page: '/reference/integrations/datadog',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.0',
    note: 'body template since 5.6',
  },
  {
    name: 'Dependent features',
    page: '/reference/dependent-features',
    // The vendor's page (website/docs/reference/dependent-features.md) names Pro and Enterprise, but the open-source server has
    // the same endpoints and sends dependencies to SDKs; only its UI hides the setting until the first dependency exists.
    plans: ['oss', 'pro', 'enterprise'],
    since: '5.7',
  },
  {
    name: 'Environment import and export',
    page: '/how-to/how-to-environment-import-export',
    pages: ['/how-to/how-to-synchronize-unleash-instances'],
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.22',
  },
  {
    name: 'Environments',
    page: '/reference/environments',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.3',
  },
  {
    name: 'Event log',
    page: '/reference/event-log',
    pages: ['/reference/event-types'],
    plans: ['oss', 'pro', 'enterprise'],
    since: '1.0',
  },
  {
    name: 'Feature flag naming patterns',
    page: '/reference/feature-flag-naming-patterns',
    pages: ['/how-to/how-to-add-feature-flag-naming-patterns'],
    // Documented: website/docs/reference/feature-flag-naming-patterns.mdx.
    plans: ['enterprise'],
    since: '5.7',
  },
  {
    name: 'Feature flag types',
    page: '/reference/feature-toggle-types',
    plans: ['oss', 'pro', 'enterprise'],
    since: '3.5',
  },
  {
    name: 'Feature flag variants',
    page: '/reference/feature-toggle-variants',
    plans: ['oss', 'pro', 'enterprise'],
    since: '3.2',
    note: 'per environment since 4.21',
  },
  {
    name: 'Feature flags',
    page: '/reference/feature-toggles',
    plans: ['oss', 'pro', 'enterprise'],
    since: '1.0',
  },
  {
    name: 'Front-end API',
    page: '/reference/front-end-api',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.18',
  },
  {
    name: 'Group synchronization with single sign-on',
    page: '/how-to/how-to-set-up-group-sso-sync',
    pages: ['/how-to/how-to-setup-sso-keycloak-group-sync'],
    // Documented: website/docs/how-to/how-to-set-up-group-sso-sync.md.
    plans: ['enterprise'],
    since: '4.18',
  },
  {
    name: 'Impression data',
    page: '/reference/impression-data',
    pages: ['/how-to/how-to-capture-impression-data'],
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.7',
  },
  {
    name: 'Integrations',
    page: '/reference/integrations',
    plans: ['oss', 'pro', 'enterprise'],
    since: '3.11',
  },
  {
    name: 'Jira Cloud plugin',
    page: '/reference/integrations/jira-cloud-plugin-installation',
    pages: ['/reference/integrations/jira-cloud-plugin-usage'],
    // Documented: website/docs/reference/integrations/jira-cloud-plugin-installation.md.
    plans: ['pro', 'enterprise'],
  },
  {
    name: 'Jira Server plugin',
    page: '/reference/integrations/jira-server-plugin-installation',
    pages: ['/reference/integrations/jira-server-plugin-usage'],
    // Documented: website/docs/reference/integrations/jira-server-plugin-installation.md.
    plans: ['enterprise'],
  },
  {
    name: 'Login history',
    page: '/reference/login-history',
    pages: ['/how-to/how-to-download-login-history'],
    // Documented: website/docs/reference/login-history.md.
    plans: ['enterprise'],
    since: '4.22',
    note: 'behind a feature flag until 5.0',
  },
  {
    name: 'Maintenance mode',
    page: '/reference/maintenance-mode',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.22',
  },
  {
    name: 'Microsoft Teams integration',
    page: '/reference/integrations/teams',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.0',
  },
  {
    name: 'Network view',
    page: '/reference/network-view',
    // Documented: website/docs/reference/network-view.mdx.
    plans: ['pro', 'enterprise'],
    since: '4.21',
  },
  {
    name: 'Notifications',
    page: '/reference/notifications',
    // Documented: website/docs/reference/notifications.md.
    plans: ['pro', 'enterprise'],
    since: '4.22',
  },
  {
    name: 'OpenAPI document and Swagger UI',
    page: '/how-to/how-to-enable-openapi',
    plans: ['oss', 'pro', 'enterprise'],
    note: 'on by default since 5.2',
  },
  {
    name: 'Personal access tokens',
    page: '/how-to/how-to-create-personal-access-tokens',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.17',
  },
  {
    name: 'Playground',
    page: '/reference/playground',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.14',
    note: 'several environments since 5.3',
  },
  {
    name: 'Predefined roles',
    page: '/reference/rbac#predefined-roles',
    // Documented: website/docs/reference/rbac.md.
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.0',
  },
  {
    name: 'Prometheus metrics',
    page: '/using-unleash/deploy/monitoring',
    plans: ['oss', 'pro', 'enterprise'],
    note: 'self-hosted',
  },
  {
    name: 'Project API tokens',
    page: '/how-to/how-to-create-project-api-tokens',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.22',
  },
  {
    name: 'Project collaboration mode',
    page: '/reference/project-collaboration-mode',
    // Documented: website/docs/reference/project-collaboration-mode.md.
    plans: ['enterprise'],
    since: '4.22',
    note: 'behind a feature flag until 4.23; private projects since 5.8',
  },
  {
    name: 'Projects',
    page: '/reference/projects',
    plans: ['oss', 'pro', 'enterprise'],
    note: 'multiple projects in Pro and Enterprise',
  },
  {
    name: 'Public sign-up',
    page: '/reference/public-signup',
    pages: ['/how-to/how-to-manage-public-invite-tokens'],
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.18',
  },
  {
    name: 'Role-based access control',
    page: '/reference/rbac',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.0',
  },
  {
    name: 'Roles in projects',
    page: '/reference/rbac#project-roles',
    // Documented: website/docs/reference/rbac.md.
    plans: ['pro', 'enterprise'],
    since: '4.0',
  },
  {
    name: 'Scheduled releases',
    page: '/how-to/how-to-schedule-feature-releases',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.9',
    ossSince: '4.16',
  },
  {
    name: 'Segments',
    page: '/reference/segments',
    // Documented: website/docs/reference/segments.mdx.
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.13',
    ossSince: '5.5',
  },
  {
    name: 'Service accounts',
    page: '/reference/service-accounts',
    pages: ['/how-to/how-to-create-service-accounts'],
    // Documented: website/docs/reference/service-accounts.md.
    plans: ['enterprise'],
    since: '4.21',
  },
  {
    name: 'Single sign-on',
    page: '/reference/sso',
    pages: [
      '/how-to/how-to-add-sso-azure-saml',
      '/how-to/how-to-add-sso-google',
      '/how-to/how-to-add-sso-open-id-connect',
      '/how-to/how-to-add-sso-saml',
      '/how-to/how-to-add-sso-saml-keycloak',
    ],
    // Documented: website/docs/reference/sso.md and the guides. The UI of 5.8 lists its menu entry in Pro too.
    plans: ['enterprise'],
  },
  {
    name: 'Slack App integration',
    page: '/reference/integrations/slack-app',
    plans: ['oss', 'pro', 'enterprise'],
    since: '5.5',
  },
  {
    name: 'Slack integration (deprecated)',
    page: '/reference/integrations/slack',
    plans: ['oss', 'pro', 'enterprise'],
    since: '3.11',
  },
  {
    name: 'State import and export (deprecated)',
    page: '/how-to/how-to-import-export',
    plans: ['oss', 'pro', 'enterprise'],
    since: '3.2.5',
  },
  { name: 'Stickiness', page: '/reference/stickiness', plans: ['oss', 'pro', 'enterprise'] },
  {
    name: 'Strategy constraints',
    page: '/reference/strategy-constraints',
    pages: ['/how-to/how-to-add-strategy-constraints'],
    // Documented: website/docs/reference/strategy-constraints.md.
    plans: ['oss', 'pro', 'enterprise'],
    ossSince: '4.16',
  },
  {
    name: 'Strategy variants',
    page: '/reference/strategy-variants',
    // Documented: website/docs/reference/strategy-variants.mdx.
    plans: ['oss', 'pro', 'enterprise'],
    since: '5.4',
    note: 'behind a feature flag until 5.5',
  },
  { name: 'Tags', page: '/reference/tags', plans: ['oss', 'pro', 'enterprise'], since: '3.10' },
  { name: 'Technical debt', page: '/reference/technical-debt', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Unleash context', page: '/reference/unleash-context', plans: ['oss', 'pro', 'enterprise'] },
  {
    name: 'Unleash Edge',
    page: '/reference/unleash-edge',
    plans: ['oss', 'pro', 'enterprise'],
    note: 'a separate application',
  },
  {
    name: 'Unleash Proxy (deprecated)',
    page: '/reference/unleash-proxy',
    pages: ['/how-to/how-to-run-the-unleash-proxy'],
    plans: ['oss', 'pro', 'enterprise'],
    note: 'a separate application',
  },
  {
    name: 'User groups',
    page: '/reference/rbac#user-groups',
    pages: ['/how-to/how-to-create-and-manage-user-groups'],
    // Documented: website/docs/reference/rbac.md.
    plans: ['enterprise'],
    since: '4.14',
    note: 'with a root role since 5.1, behind a feature flag until 5.3',
  },
  {
    name: 'Users',
    page: '/how-to/how-to-add-users-to-unleash',
    plans: ['oss', 'pro', 'enterprise'],
    since: '4.0',
  },
  {
    name: 'Webhook integration',
    page: '/reference/integrations/webhook',
    plans: ['oss', 'pro', 'enterprise'],
    since: '3.11',
  },
]
