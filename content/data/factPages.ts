/** The page that explains the facts of each list: links lead there, and to the anchor of the fact. */
export const factPages = {
  activationStrategies: '/reference/activation-strategies',
  apiTokenTypes: '/reference/api-tokens-and-client-keys',
  constraintOperators: '/reference/strategy-constraints',
  environmentVariables: '/using-unleash/deploy/configuring-unleash',
  errorMessages: '/using-unleash/troubleshooting/error-messages',
  eventTypes: '/reference/event-types',
  featureAvailability: '/reference#availability',
  flagTypes: '/reference/feature-toggle-types',
  glossaryTerms: '/reference/glossary',
  integrationEvents: '/reference/integrations',
  permissions: '/reference/rbac',
  predefinedRoles: '/reference/rbac',
  sdkCapabilities: '/reference/sdks',
  sdks: '/reference/sdks',
  stickinessOptions: '/reference/stickiness',
  strategyParameters: '/reference/activation-strategies',
}
