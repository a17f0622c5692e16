import type { Sidebars } from '../../plugins/gatsby-source-site/types'

/**
 * A sidebar for each section of the site. A page is in exactly one of them, unless its front matter says `sidebar: false`. A plain path
 * takes its label from the page (`sidebarLabel`, else `title`); pages without a group come before the groups.
 */
export const sidebars = {
  'get-started': {
    title: 'Get started',
    page: '/quickstart',
    entries: [
      { page: '/', label: 'Welcome' },
      '/quickstart',
      {
        category: 'Learn',
        page: '/understanding-unleash',
        entries: [
          '/understanding-unleash/unleash-overview',
          '/understanding-unleash/the-anatomy-of-unleash',
          '/lab',
          '/using-unleash',
        ],
      },
      {
        category: 'Tutorials',
        page: '/feature-flag-tutorials',
        entries: [
          '/feature-flag-tutorials/react',
          '/feature-flag-tutorials/nextjs/implementing-feature-flags',
          '/feature-flag-tutorials/flutter/a-b-testing',
        ],
      },
      {
        category: 'Unleash Academy',
        page: '/unleash-academy',
        entries: [
          '/unleash-academy/introduction',
          '/unleash-academy/foundational',
          '/unleash-academy/advanced-for-devs',
          '/unleash-academy/managing-unleash-for-devops',
        ],
      },
    ],
  },
  concepts: {
    title: 'Concepts',
    page: '/reference',
    entries: [
      '/reference/glossary',
      '/reference/later-features',
      {
        category: 'Flags',
        entries: [
          '/reference/feature-toggles',
          '/reference/feature-toggle-types',
          '/reference/feature-toggle-variants',
          '/reference/strategy-variants',
          '/reference/dependent-features',
          '/reference/feature-flag-naming-patterns',
          '/reference/tags',
          '/reference/archived-toggles',
          '/reference/technical-debt',
        ],
      },
      {
        category: 'Targeting',
        entries: [
          '/reference/activation-strategies',
          '/reference/strategy-constraints',
          '/reference/segments',
          '/reference/stickiness',
          '/reference/unleash-context',
          '/reference/custom-activation-strategies',
          '/understanding-unleash/managing-constraints',
        ],
      },
      {
        category: 'Projects and environments',
        entries: [
          '/reference/projects',
          '/reference/project-collaboration-mode',
          '/reference/environments',
          '/reference/change-requests',
          '/reference/playground',
        ],
      },
      {
        category: 'Access',
        entries: [
          '/reference/rbac',
          '/reference/sso',
          '/reference/api-tokens-and-client-keys',
          '/reference/service-accounts',
          '/reference/public-signup',
          '/reference/login-history',
        ],
      },
      {
        category: 'Run and observe',
        entries: [
          '/reference/event-log',
          '/reference/event-types',
          '/reference/applications',
          '/reference/impression-data',
          '/reference/network-view',
          '/reference/notifications',
          '/reference/banners',
          '/reference/maintenance-mode',
        ],
      },
    ],
  },
  guides: {
    title: 'Guides',
    page: '/how-to',
    entries: [
      {
        category: 'Flags, strategies and context',
        page: '/how-to/misc',
        entries: [
          '/how-to/how-to-create-feature-toggles',
          '/how-to/how-to-add-strategy-constraints',
          '/how-to/how-to-add-feature-flag-naming-patterns',
          '/how-to/how-to-schedule-feature-releases',
          '/how-to/how-to-define-custom-context-fields',
          '/how-to/how-to-use-custom-strategies',
          '/how-to/how-to-capture-impression-data',
          '/how-to/how-to-create-and-display-banners',
          '/how-to/how-to-synchronize-unleash-instances',
        ],
      },
      {
        category: 'Environments',
        page: '/how-to/env',
        entries: [
          '/how-to/how-to-clone-environments',
          '/how-to/how-to-environment-import-export',
          '/how-to/how-to-import-export',
        ],
      },
      {
        category: 'Unleash API',
        page: '/how-to/api',
        entries: [
          '/how-to/how-to-create-api-tokens',
          '/how-to/how-to-create-personal-access-tokens',
          '/how-to/how-to-create-project-api-tokens',
          '/how-to/how-to-create-service-accounts',
          '/how-to/how-to-use-the-admin-api',
          '/how-to/how-to-enable-openapi',
          '/how-to/how-to-download-login-history',
        ],
      },
      {
        category: 'Users and permissions',
        page: '/how-to/users-and-permissions',
        entries: [
          '/how-to/how-to-add-users-to-unleash',
          '/how-to/how-to-create-and-assign-custom-root-roles',
          '/how-to/how-to-create-and-assign-custom-project-roles',
          '/how-to/how-to-create-and-manage-user-groups',
          '/how-to/how-to-set-up-group-sso-sync',
        ],
      },
      {
        category: 'Single sign-on',
        page: '/how-to/sso',
        entries: [
          '/how-to/how-to-add-sso-open-id-connect',
          '/how-to/how-to-add-sso-saml',
          '/how-to/how-to-add-sso-saml-keycloak',
          '/how-to/how-to-add-sso-google',
          '/how-to/how-to-add-sso-azure-saml',
          '/how-to/how-to-setup-sso-keycloak-group-sync',
        ],
      },
      {
        category: 'Integrations',
        page: '/reference/integrations',
        entries: [
          '/reference/integrations/datadog',
          { page: '/reference/integrations/jira-cloud-plugin-installation', label: 'Jira Cloud: install' },
          { page: '/reference/integrations/jira-cloud-plugin-usage', label: 'Jira Cloud: use' },
          { page: '/reference/integrations/jira-server-plugin-installation', label: 'Jira Server: install' },
          { page: '/reference/integrations/jira-server-plugin-usage', label: 'Jira Server: use' },
          '/reference/integrations/slack-app',
          '/reference/integrations/slack',
          '/reference/integrations/teams',
          '/reference/integrations/webhook',
        ],
      },
      {
        category: 'Unleash Proxy',
        page: '/how-to/proxy',
        entries: ['/how-to/how-to-run-the-unleash-proxy'],
      },
      {
        category: 'Best practices',
        page: '/topics',
        entries: [
          '/topics/a-b-testing',
          '/topics/local-development',
          '/topics/background-workers',
          '/topics/test-code-behind-flags',
        ],
      },
      {
        category: 'Principles',
        page: '/topics/feature-flags/feature-flag-best-practices',
        entries: [
          '/topics/feature-flags/runtime-control',
          '/topics/feature-flags/never-expose-pii',
          '/topics/feature-flags/evaluate-flags-close-to-user',
          '/topics/feature-flags/scale-horizontally',
          '/topics/feature-flags/limit-payloads',
          '/topics/feature-flags/availability-over-consistency',
          '/topics/feature-flags/short-lived-feature-flags',
          '/topics/feature-flags/unique-names',
          '/topics/feature-flags/democratize-feature-flag-access',
          '/topics/feature-flags/prioritize-ux',
          '/topics/feature-flags/enable-traceability',
        ],
      },
      {
        category: 'Migrating to Unleash',
        page: '/topics/feature-flag-migration/feature-flag-migration-best-practices',
        entries: [
          '/topics/feature-flag-migration/feature-flag-migration-scope',
          '/topics/feature-flag-migration/business-case-feature-flag-migration',
          '/topics/feature-flag-migration/planning-feature-flag-migration',
          '/topics/feature-flag-migration/how-to-execute-feature-flag-migration',
          '/topics/feature-flag-migration/onbording-users-to-feature-flag-service',
        ],
      },
    ],
  },
  sdks: {
    title: 'SDKs',
    page: '/reference/sdks',
    entries: [
      { category: 'Server-side SDKs', entries: [{ generated: 'server-side-sdks' }] },
      { category: 'Client-side SDKs', entries: [{ generated: 'client-side-sdks' }] },
      {
        category: 'Between SDK and server',
        entries: [
          '/reference/front-end-api',
          '/reference/unleash-edge',
          '/reference/unleash-proxy',
          '/understanding-unleash/proxy-hosting',
          '/client-specification',
        ],
      },
    ],
  },
  api: {
    title: 'API',
    page: '/reference/api/unleash',
    entries: [
      '/reference/api/unleash/unleash-api',
      { generated: 'api-tags' },
      {
        category: 'Legacy: admin API',
        folded: true,
        entries: [
          '/reference/api/legacy/unleash/admin/addons',
          '/reference/api/legacy/unleash/admin/archive',
          '/reference/api/legacy/unleash/admin/context',
          '/reference/api/legacy/unleash/admin/events',
          '/reference/api/legacy/unleash/admin/feature-types',
          '/reference/api/legacy/unleash/admin/features',
          '/reference/api/legacy/unleash/admin/features-v2',
          '/reference/api/legacy/unleash/admin/metrics',
          '/reference/api/legacy/unleash/admin/projects',
          '/reference/api/legacy/unleash/admin/segments',
          '/reference/api/legacy/unleash/admin/state',
          '/reference/api/legacy/unleash/admin/strategies',
          '/reference/api/legacy/unleash/admin/tags',
          '/reference/api/legacy/unleash/admin/user-admin',
        ],
      },
      {
        category: 'Legacy: client API',
        folded: true,
        entries: [
          '/reference/api/legacy/unleash/client/features',
          '/reference/api/legacy/unleash/client/metrics',
          '/reference/api/legacy/unleash/client/register',
          '/reference/api/legacy/unleash/basic-auth',
        ],
      },
      {
        category: 'Legacy: system API',
        folded: true,
        entries: ['/reference/api/legacy/unleash/internal/health', '/reference/api/legacy/unleash/internal/prometheus'],
      },
    ],
  },
  'self-host': {
    title: 'Self-host',
    page: '/using-unleash/deploy',
    entries: [
      {
        category: 'Set up',
        entries: [
          '/using-unleash/deploy/getting-started',
          '/using-unleash/deploy/configuring-unleash',
          '/using-unleash/deploy/database-setup',
          '/using-unleash/deploy/email-service',
          '/using-unleash/deploy/certificates-and-proxies',
          '/using-unleash/deploy/authentication-hooks',
          '/using-unleash/deploy/google-auth-hook',
        ],
      },
      {
        category: 'Operate',
        entries: [
          '/using-unleash/deploy/securing-unleash',
          '/using-unleash/deploy/monitoring',
          '/using-unleash/deploy/database-backup',
          '/using-unleash/deploy/upgrading-unleash',
          '/understanding-unleash/data-collection',
        ],
      },
      {
        category: 'Troubleshooting',
        page: '/using-unleash/troubleshooting',
        entries: [
          '/using-unleash/troubleshooting/cors',
          '/using-unleash/troubleshooting/email-service',
          '/using-unleash/troubleshooting/error-messages',
          '/using-unleash/troubleshooting/feature-not-available',
          '/using-unleash/troubleshooting/flag-exposure',
          '/using-unleash/troubleshooting/flag-not-returned',
          '/using-unleash/troubleshooting/locked-out',
        ],
      },
    ],
  },
  contributing: {
    title: 'Contributing',
    page: '/contributing',
    entries: [
      '/contributing/developer-guide',
      '/contributing/backend/overview',
      '/contributing/frontend/overview',
      {
        category: 'Writing pages',
        page: '/contributing/writing-pages',
        entries: ['/contributing/writing-pages-code', '/contributing/writing-pages-facts'],
      },
      {
        category: 'Decision records',
        page: '/contributing/ADRs',
        entries: [
          '/contributing/ADRs/overarching/domain-language',
          '/contributing/ADRs/overarching/separation-request-response-schemas',
        ],
      },
      {
        category: 'Decisions: back end',
        entries: [
          '/contributing/ADRs/back-end/POST-PUT-api-payload',
          '/contributing/ADRs/back-end/breaking-db-changes',
          '/contributing/ADRs/back-end/naming',
          '/contributing/ADRs/back-end/preferred-export',
          '/contributing/ADRs/back-end/specificity-db-columns',
        ],
      },
      {
        category: 'Decisions: front end',
        entries: [
          '/contributing/ADRs/front-end/component-naming',
          '/contributing/ADRs/front-end/handling-tables',
          '/contributing/ADRs/front-end/interface-naming',
          '/contributing/ADRs/front-end/preferred-component-props-usage',
          '/contributing/ADRs/front-end/preferred-data-fetching-method',
          '/contributing/ADRs/front-end/preferred-data-mutation-method',
          '/contributing/ADRs/front-end/preferred-export',
          '/contributing/ADRs/front-end/preferred-folder-structure',
          '/contributing/ADRs/front-end/preferred-form-architecture',
          '/contributing/ADRs/front-end/preferred-function-type',
          '/contributing/ADRs/front-end/preferred-styles-import-placement',
          '/contributing/ADRs/front-end/preferred-styling-method',
          '/contributing/ADRs/front-end/sdk-generator',
        ],
      },
    ],
  },
} satisfies Sidebars
