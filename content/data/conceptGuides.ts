import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/**
 * Where each concept is put to use: in the Admin UI, with the API, and in code. Its page shows these links below its first paragraphs.
 * Pages and sections are named by their path, operations by their ID, and titles come from there.
 */
export const conceptGuides: FactLists['conceptGuides'] = [
  // Shows the box where pages are explained.
  {
    page: '/contributing/writing-pages-facts',
    ui: ['/how-to/how-to-create-feature-toggles'],
    api: ['createFeature'],
    code: { section: 'check-a-flag', sdks: ['node'] },
  },
  {
    page: '/reference/feature-toggles',
    ui: ['/how-to/how-to-create-feature-toggles', '/how-to/how-to-create-feature-toggles#turn-it-on'],
    api: ['createFeature', 'toggleFeatureEnvironmentOn'],
    code: { section: 'check-a-flag' },
  },
  {
    page: '/reference/feature-toggle-types',
    ui: ['/reference/feature-toggle-types#change-type', '/reference/feature-toggle-types#change-lifetime'],
    api: ['patchFeature', 'updateFeatureTypeLifetime'],
  },
  {
    page: '/reference/feature-toggle-variants',
    ui: ['/reference/feature-toggle-variants#ui'],
    api: ['addFeatureStrategy', 'overwriteEnvironmentFeatureVariants'],
    code: { section: 'read-a-variant' },
  },
  {
    page: '/reference/strategy-variants',
    ui: ['/reference/strategy-variants#create'],
    api: ['addFeatureStrategy', 'updateFeatureStrategy'],
    code: { pages: ['/reference/strategy-variants#client-sdk-support'], section: 'read-a-variant' },
  },
  {
    page: '/reference/dependent-features',
    ui: ['/reference/dependent-features#ui'],
    api: ['addFeatureDependency', 'deleteFeatureDependency'],
    code: { pages: ['/reference/dependent-features#client-sdk-support'] },
  },
  {
    page: '/reference/feature-flag-naming-patterns',
    ui: ['/how-to/how-to-add-feature-flag-naming-patterns'],
    api: ['updateProjectEnterpriseSettings', 'validateFeature'],
  },
  {
    page: '/reference/tags',
    ui: ['/reference/tags#ui', '/reference/tags#filter'],
    api: ['updateTags', 'createTagType'],
  },
  {
    page: '/reference/archived-toggles',
    ui: ['/reference/archived-toggles#archive', '/reference/archived-toggles#revive'],
    api: ['archiveFeature', 'reviveFeature', 'deleteFeature'],
  },
  {
    page: '/reference/technical-debt',
    ui: ['/reference/technical-debt#mark'],
    api: ['staleFeatures', 'getProjectHealthReport'],
  },
  {
    page: '/reference/activation-strategies',
    ui: ['/how-to/how-to-create-feature-toggles#turn-it-on'],
    api: ['addFeatureStrategy', 'updateFeatureStrategy'],
    code: { pages: ['/reference/sdks#compare'], section: 'set-the-context' },
  },
  {
    page: '/reference/strategy-constraints',
    ui: ['/how-to/how-to-add-strategy-constraints'],
    api: ['addFeatureStrategy', 'validateConstraint'],
    code: { pages: ['/reference/strategy-constraints#sdk-differences'], section: 'set-the-context' },
  },
  {
    page: '/reference/segments',
    ui: ['/how-to/how-to-add-strategy-constraints'],
    api: ['createSegment', 'addFeatureStrategy', 'updateFeatureStrategy'],
    code: { pages: ['/reference/segments#sdk-support'], section: 'set-the-context' },
  },
  {
    page: '/reference/stickiness',
    ui: ['/reference/stickiness#custom-stickiness', '/reference/stickiness#project-default-stickiness'],
    api: ['addFeatureStrategy'],
    code: { pages: ['/reference/stickiness#versions'], section: 'set-the-context' },
  },
  {
    page: '/reference/unleash-context',
    ui: ['/how-to/how-to-define-custom-context-fields'],
    api: ['createContextField', 'updateContextField'],
    code: { section: 'set-the-context' },
  },
  {
    page: '/reference/custom-activation-strategies',
    ui: ['/how-to/how-to-use-custom-strategies'],
    api: ['createStrategy', 'updateStrategy'],
    code: {
      section: 'custom-strategies',
      sdks: ['dotnet', 'go', 'java', 'node', 'php', 'python', 'ruby', 'rust'],
    },
  },
  {
    page: '/understanding-unleash/managing-constraints',
    ui: ['/how-to/how-to-define-custom-context-fields', '/how-to/how-to-add-strategy-constraints'],
    api: ['createContextField', 'createSegment'],
    code: { section: 'set-the-context' },
  },
  {
    page: '/reference/projects',
    ui: ['/reference/projects#settings', '/reference/projects#members'],
    api: ['createProject', 'updateProject', 'deleteProject'],
  },
  {
    page: '/reference/project-collaboration-mode',
    ui: ['/reference/project-collaboration-mode#set'],
    api: ['updateProjectEnterpriseSettings'],
  },
  {
    page: '/reference/environments',
    ui: ['/reference/environments#creating-environments', '/how-to/how-to-clone-environments'],
    api: ['createEnvironment', 'addEnvironmentToProject', 'cloneEnvironment'],
    code: { pages: ['/topics/local-development'], section: 'connect-to-unleash' },
  },
  {
    page: '/reference/change-requests',
    ui: ['/reference/change-requests#configure', '/reference/change-requests#ui'],
    api: ['changeRequest', 'updateChangeRequestState', 'updateProjectChangeRequestConfig'],
  },
  {
    page: '/reference/playground',
    ui: ['/reference/playground#form'],
    api: ['getAdvancedPlayground'],
  },
  {
    page: '/reference/rbac',
    ui: [
      '/how-to/how-to-add-users-to-unleash',
      '/how-to/how-to-create-and-assign-custom-root-roles',
      '/how-to/how-to-create-and-assign-custom-project-roles',
      '/how-to/how-to-create-and-manage-user-groups',
    ],
    api: ['createRole', 'addAccessToProject'],
  },
  {
    page: '/reference/sso',
    ui: [
      '/how-to/how-to-add-sso-open-id-connect',
      '/how-to/how-to-add-sso-saml',
      '/how-to/how-to-add-sso-azure-saml',
      '/how-to/how-to-set-up-group-sso-sync',
    ],
    api: ['setOidcSettings', 'setSamlSettings'],
  },
  {
    page: '/reference/api-tokens-and-client-keys',
    ui: [
      '/how-to/how-to-create-api-tokens',
      '/how-to/how-to-create-project-api-tokens',
      '/how-to/how-to-create-personal-access-tokens',
    ],
    api: ['createApiToken', 'createProjectApiToken', 'createPat'],
    code: { section: 'connect-to-unleash' },
  },
  {
    page: '/reference/service-accounts',
    ui: ['/how-to/how-to-create-service-accounts'],
    api: ['createServiceAccount', 'createServiceAccountToken'],
  },
  {
    page: '/reference/public-signup',
    ui: ['/how-to/how-to-manage-public-invite-tokens'],
    api: ['createPublicSignupToken', 'updatePublicSignupToken'],
  },
  {
    page: '/reference/login-history',
    ui: ['/reference/login-history#ui', '/how-to/how-to-download-login-history'],
    api: ['getLoginHistory'],
  },
  {
    page: '/reference/event-log',
    ui: ['/reference/event-log#ui'],
    api: ['searchEvents', 'getEventsForToggle'],
  },
  {
    page: '/reference/event-types',
    ui: ['/reference/event-log#ui'],
    api: ['searchEvents'],
  },
  {
    page: '/reference/applications',
    ui: ['/reference/applications#ui'],
    api: ['getApplications', 'getApplication'],
    code: { section: 'connect-to-unleash' },
  },
  {
    page: '/reference/impression-data',
    ui: ['/how-to/how-to-capture-impression-data'],
    api: ['patchFeature'],
    code: { pages: ['/reference/impression-data#sdk-support'], section: 'events-and-metrics' },
  },
  {
    page: '/reference/network-view',
    ui: ['/reference/network-view#setup', '/reference/network-view#tabs'],
    api: ['getRequestsPerSecond'],
  },
  {
    page: '/reference/notifications',
    ui: ['/reference/notifications#location'],
    api: ['getNotifications', 'markNotificationsAsRead'],
  },
  {
    page: '/reference/banners',
    ui: ['/how-to/how-to-create-and-display-banners', '/reference/banners#ui'],
    api: ['createBanner', 'enableBanner', 'disableBanner'],
  },
  {
    page: '/reference/maintenance-mode',
    ui: ['/reference/maintenance-mode#toggle'],
    api: ['toggleMaintenance', 'getMaintenance'],
  },
]
