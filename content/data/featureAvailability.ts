import type { FeatureAvailability } from '../../plugins/gatsby-source-facts/types'

/**
 * In which plans a feature is, and since which version of the product; without `since` the version was not confirmed. The
 * front matter of the page says the same, which the build checks.
 */
export const featureAvailability: FeatureAvailability[] = [
  { name: 'Activation strategies', page: '/reference/activation-strategies', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Archived feature flags', page: '/reference/archived-toggles', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Banners', page: '/reference/banners', plans: ['enterprise'], since: '5.7' },
  { name: 'Change requests', page: '/reference/change-requests', plans: ['enterprise'] },
  {
    name: 'Custom activation strategies',
    page: '/reference/custom-activation-strategies',
    plans: ['oss', 'pro', 'enterprise'],
  },
  { name: 'Custom project roles', page: '/reference/rbac#custom-project-roles', plans: ['enterprise'] },
  { name: 'Custom root roles', page: '/reference/rbac#custom-root-roles', plans: ['enterprise'], since: '5.4' },
  {
    name: 'Dependent features',
    page: '/reference/dependent-features',
    plans: ['oss', 'pro', 'enterprise'],
    since: '5.7',
  },
  { name: 'Environments', page: '/reference/environments', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Event log', page: '/reference/event-log', plans: ['oss', 'pro', 'enterprise'] },
  {
    name: 'Feature flag naming patterns',
    page: '/reference/feature-flag-naming-patterns',
    plans: ['enterprise'],
    since: '5.7',
  },
  { name: 'Feature flag types', page: '/reference/feature-toggle-types', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Feature flag variants', page: '/reference/feature-toggle-variants', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Feature flags', page: '/reference/feature-toggles', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Front-end API', page: '/reference/front-end-api', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Impression data', page: '/reference/impression-data', plans: ['oss', 'pro', 'enterprise'], since: '4.7' },
  { name: 'Login history', page: '/reference/login-history', plans: ['enterprise'] },
  { name: 'Maintenance mode', page: '/reference/maintenance-mode', plans: ['oss', 'pro', 'enterprise'], since: '4.22' },
  { name: 'Network view', page: '/reference/network-view', plans: ['pro', 'enterprise'], since: '4.21' },
  { name: 'Notifications', page: '/reference/notifications', plans: ['pro', 'enterprise'], since: '4.22' },
  { name: 'Playground', page: '/reference/playground', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Predefined roles', page: '/reference/rbac#predefined-roles', plans: ['oss', 'pro', 'enterprise'] },
  {
    name: 'Project collaboration mode',
    page: '/reference/project-collaboration-mode',
    plans: ['enterprise'],
    since: '4.23',
  },
  { name: 'Projects', page: '/reference/projects', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Public sign-up', page: '/reference/public-signup', plans: ['oss', 'pro', 'enterprise'], since: '4.18' },
  { name: 'Roles in projects', page: '/reference/rbac#project-roles', plans: ['pro', 'enterprise'] },
  { name: 'Segments', page: '/reference/segments', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Service accounts', page: '/reference/service-accounts', plans: ['enterprise'], since: '4.21' },
  { name: 'Single sign-on', page: '/reference/sso', plans: ['pro', 'enterprise'] },
  { name: 'Stickiness', page: '/reference/stickiness', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Strategy constraints', page: '/reference/strategy-constraints', plans: ['oss', 'pro', 'enterprise'] },
  {
    name: 'Strategy variants',
    page: '/reference/strategy-variants',
    plans: ['oss', 'pro', 'enterprise'],
    since: '5.5',
  },
  { name: 'Tags', page: '/reference/tags', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Technical debt', page: '/reference/technical-debt', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'Unleash context', page: '/reference/unleash-context', plans: ['oss', 'pro', 'enterprise'] },
  { name: 'User groups', page: '/reference/rbac#user-groups', plans: ['enterprise'] },
]
