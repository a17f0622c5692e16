import { projectId, wholeConstraint, type SeedConstraint, type SeedStep } from './seedStep'

interface SeedUser {
  username: string
  name: string
  rootRole: 'Admin' | 'Editor' | 'Viewer'
}

/** Named after what they do; every one logs in with `Unleash4all-` and the username. */
export const users: readonly SeedUser[] = [
  { username: 'release-manager', name: 'Release manager', rootRole: 'Admin' },
  { username: 'checkout-lead', name: 'Checkout lead', rootRole: 'Editor' },
  { username: 'search-engineer', name: 'Search engineer', rootRole: 'Editor' },
  { username: 'mobile-developer', name: 'Mobile developer', rootRole: 'Editor' },
  { username: 'platform-engineer', name: 'Platform engineer', rootRole: 'Editor' },
  { username: 'data-analyst', name: 'Data analyst', rootRole: 'Viewer' },
  { username: 'support-agent', name: 'Support agent', rootRole: 'Viewer' },
]

export function passwordOf(username: string): string {
  return `Unleash4all-${username}`
}

const contextFields = [
  {
    name: 'region',
    description: 'Sales region of the customer',
    stickiness: false,
    legalValues: [
      { value: 'nordics', description: 'Northern Europe' },
      { value: 'baltics', description: 'Estonia, Latvia and Lithuania' },
      { value: 'benelux', description: 'Belgium, the Netherlands and Luxembourg' },
      { value: 'iberia', description: 'Spain and Portugal' },
    ],
  },
  {
    name: 'plan',
    description: 'Plan that the customer has subscribed to',
    stickiness: false,
    legalValues: [
      { value: 'free', description: 'Without a subscription' },
      { value: 'plus', description: 'Free shipping and early access' },
      { value: 'business', description: 'Invoices and bulk orders' },
    ],
  },
  { name: 'customerId', description: 'Account of the customer', stickiness: true },
  { name: 'appVersion', description: 'Version of the mobile app, such as 3.2.0', stickiness: false },
  { name: 'basketValue', description: 'Value of the basket in euros', stickiness: false },
]

/** Segments have the IDs 1, 2, 3, … in this order. */
const segments: readonly { name: SegmentName; description: string; constraints: readonly SeedConstraint[] }[] = [
  {
    name: 'employees',
    description: 'Accounts with an email address of the company',
    constraints: [
      { contextName: 'userId', operator: 'STR_ENDS_WITH', values: ['@example.com'], caseInsensitive: true },
    ],
  },
  {
    name: 'business-customers',
    description: 'Business plan in the Nordics and Benelux',
    constraints: [
      { contextName: 'plan', operator: 'IN', values: ['business'] },
      { contextName: 'region', operator: 'IN', values: ['nordics', 'benelux'] },
    ],
  },
  {
    name: 'mobile-app-3',
    description: 'Mobile app, version 3.0 and later',
    constraints: [
      { contextName: 'appName', operator: 'IN', values: ['shop-ios', 'shop-android'] },
      { contextName: 'appVersion', operator: 'SEMVER_GT', value: '2.99.99' },
    ],
  },
  {
    name: 'beta-testers',
    description: 'Customers who have signed up for early access',
    constraints: [{ contextName: 'customerId', operator: 'IN', values: ['1042', '1187', '2305', '2844', '3120'] }],
  },
]

export type SegmentName = 'employees' | 'business-customers' | 'mobile-app-3' | 'beta-testers'

export function segmentId(name: SegmentName): number {
  return segments.findIndex((segment) => segment.name === name) + 1
}

const tagTypes = [
  { name: 'team', description: 'Team that owns the flag', icon: 'T' },
  { name: 'ticket', description: 'Ticket of the work behind the flag', icon: '#' },
]

const apiTokens = [
  { tokenName: 'shop-backend', type: 'client', environment: 'production', projects: [projectId] },
  { tokenName: 'shop-backend-dev', type: 'client', environment: 'development', projects: [projectId] },
  { tokenName: 'shop-web', type: 'frontend', environment: 'production', projects: [projectId] },
  { tokenName: 'shop-web-dev', type: 'frontend', environment: 'development', projects: [projectId] },
  { tokenName: 'mobile-apps', type: 'frontend', environment: 'production', projects: [projectId] },
  { tokenName: 'release-pipeline', type: 'admin' },
]

/** Disabled, because its server does not exist. */
const integration = {
  provider: 'webhook',
  description: 'Tells the release pipeline about changes in production',
  enabled: false,
  parameters: { url: 'https://hooks.example.com/unleash', contentType: 'application/json' },
  events: ['feature-environment-enabled', 'feature-environment-disabled'],
  projects: [projectId],
  environments: ['production'],
}

/** What the shop has set up before it created its first flag. */
export function organizationSteps(): SeedStep[] {
  const newUsers = users.map(({ username, name, rootRole }) => {
    return {
      username,
      name,
      email: `${username}@example.com`,
      rootRole: roleIds[rootRole],
      password: passwordOf(username),
      sendEmail: false,
    }
  })
  const newSegments = segments.map((segment) => ({ ...segment, constraints: segment.constraints.map(wholeConstraint) }))
  return [
    // A survey that the UI would open in front of what the reader wants to see.
    { operation: 'createFeedback', body: { feedbackId: 'pnps', neverShow: true }, daysAgo: 59 },
    ...requests('createUser', newUsers, 58.9),
    ...requests('createContextField', contextFields, 58, 'platform-engineer'),
    ...requests('createTagType', tagTypes, 57.8, 'release-manager'),
    ...requests('createApiToken', apiTokens, 57.5, 'release-manager'),
    ...requests('createSegment', newSegments, 56.5, 'release-manager'),
    { operation: 'createAddon', body: integration, as: 'release-manager', daysAgo: 52 },
    // The name that the UI shows; it expires after a month at the latest.
    {
      operation: 'createPublicSignupToken',
      body: { name: 'default', expiresAt: '2099-01-01T00:00:00.000Z' },
      as: 'release-manager',
      daysAgo: 10.1,
    },
    ...users.map(({ username }, index) => ({
      operation: 'login',
      body: { username, password: passwordOf(username) },
      daysAgo: 0.05 + index * index * 0.3,
    })),
  ]
}

/** The same operation once for each body, a quarter of an hour apart. */
function requests(operation: string, bodies: readonly object[], daysAgo: number, as?: string): SeedStep[] {
  return bodies.map((body, index) => ({
    operation,
    body,
    ...(as !== undefined && { as }),
    daysAgo: daysAgo - index / 100,
  }))
}

/** IDs of the root roles of every new server. */
const roleIds = { Admin: 1, Editor: 2, Viewer: 3 }
