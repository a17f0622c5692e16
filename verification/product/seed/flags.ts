import type { SegmentName } from './organization'
import type { Environment, SeedConstraint } from './seedStep'

export interface SeedStrategy {
  title?: string
  name?: 'flexibleRollout' | 'userWithId' | 'remoteAddress'
  /** Percentage of `flexibleRollout`; 100 without it. */
  rollout?: number
  stickiness?: 'default' | 'userId' | 'sessionId' | 'customerId' | 'random'
  parameters?: Readonly<Record<string, string>>
  constraints?: readonly SeedConstraint[]
  segments?: readonly SegmentName[]
  variants?: readonly SeedVariant[]
  disabled?: true
}

/** Weights are in tenths of a percent. */
interface SeedVariant {
  name: string
  weight: number
  payload?: { type: 'string' | 'json' | 'csv' | 'number'; value: string }
}

/** The state of a flag in an environment, and since when. */
interface SeedEnvironment {
  daysAgo: number
  isEnabled?: false
  strategies: readonly SeedStrategy[]
  variants?: readonly SeedVariant[]
}

export interface SeedFlag {
  name: string
  type: 'release' | 'experiment' | 'operational' | 'kill-switch' | 'permission'
  description: string
  team: 'checkout' | 'search' | 'mobile' | 'platform'
  ticket?: string
  daysAgo: number
  impressionData?: true
  environments?: Partial<Record<Environment, SeedEnvironment>>
  parent?: { feature: string; enabled?: boolean; variants?: readonly string[] }
  isFavorite?: true
  staleDaysAgo?: number
  archivedDaysAgo?: number
  /** Evaluations of an average hour in production, and how many of 100 are on. */
  usage?: { perHour: number; percentOn: number; applications: readonly string[] }
}

const everyone: SeedStrategy = { title: 'Everyone' }
const employees: SeedStrategy = { title: 'Employees', segments: ['employees'] }

/** The flags of the shop, the newest last. A type with a lifetime that has passed makes a flag potentially stale. */
export const flags: readonly SeedFlag[] = [
  {
    name: 'payments-fallback',
    type: 'kill-switch',
    description: 'Sends payments to the second provider',
    team: 'checkout',
    daysAgo: 56,
    environments: {
      development: { daysAgo: 56, strategies: [everyone] },
      production: { daysAgo: 55, isEnabled: false, strategies: [everyone] },
    },
    usage: { perHour: 900, percentOn: 0, applications: ['shop-backend'] },
  },
  {
    name: 'guest-checkout',
    type: 'release',
    description: 'Orders without an account',
    team: 'checkout',
    ticket: 'SHOP-118',
    daysAgo: 55,
    environments: {
      development: { daysAgo: 55, strategies: [everyone] },
      production: { daysAgo: 44, strategies: [everyone] },
    },
    usage: { perHour: 700, percentOn: 100, applications: ['shop-backend', 'shop-web'] },
  },
  {
    name: 'old-basket',
    type: 'release',
    description: 'The basket of the previous design',
    team: 'checkout',
    daysAgo: 54,
    environments: { production: { daysAgo: 54, strategies: [everyone] } },
    staleDaysAgo: 20,
    archivedDaysAgo: 17,
  },
  {
    name: 'catalog-read-replica',
    type: 'operational',
    description: 'Reads the catalog from the database replica',
    team: 'platform',
    daysAgo: 52,
    environments: {
      development: { daysAgo: 52, strategies: [everyone] },
      production: { daysAgo: 48, strategies: [{ rollout: 80, stickiness: 'random' }] },
    },
    usage: { perHour: 2400, percentOn: 80, applications: ['shop-backend', 'shop-search'] },
  },
  {
    name: 'partner-reports',
    type: 'permission',
    description: 'Sales reports that partners can subscribe to',
    team: 'platform',
    daysAgo: 50,
    environments: {
      development: { daysAgo: 50, strategies: [everyone] },
      production: {
        daysAgo: 41,
        strategies: [
          { title: 'First partners', name: 'userWithId', parameters: { userIds: 'partner-12,partner-31,partner-58' } },
        ],
      },
    },
    usage: { perHour: 40, percentOn: 22, applications: ['shop-backend'] },
  },
  {
    name: 'dark-mode-web',
    type: 'release',
    description: 'Dark colors in the web shop',
    team: 'mobile',
    ticket: 'SHOP-131',
    daysAgo: 49,
    environments: {
      development: { daysAgo: 49, strategies: [everyone] },
      production: { daysAgo: 38, strategies: [everyone] },
    },
    staleDaysAgo: 6,
    usage: { perHour: 1200, percentOn: 100, applications: ['shop-web'] },
  },
  {
    name: 'winter-sale-banner',
    type: 'release',
    description: 'Banner on the start page during the winter sale',
    team: 'search',
    daysAgo: 45,
    environments: {
      production: {
        daysAgo: 36,
        strategies: [
          {
            title: 'Until the end of the sale',
            constraints: [{ contextName: 'currentTime', operator: 'DATE_BEFORE', value: '2024-01-01T00:00:00.000Z' }],
          },
        ],
      },
    },
    archivedDaysAgo: 5,
  },
  {
    name: 'internal-admin-tools',
    type: 'permission',
    description: 'Tools of the support team in the shop',
    team: 'platform',
    daysAgo: 42,
    environments: {
      development: { daysAgo: 42, strategies: [everyone] },
      production: {
        daysAgo: 41.5,
        strategies: [
          { title: 'Office network', name: 'remoteAddress', parameters: { IPs: '192.0.2.0/24' } },
          employees,
        ],
      },
    },
    usage: { perHour: 60, percentOn: 91, applications: ['shop-web'] },
  },
  {
    name: 'free-shipping-threshold',
    type: 'experiment',
    description: 'From which basket value shipping is free',
    team: 'checkout',
    ticket: 'SHOP-140',
    daysAgo: 35,
    impressionData: true,
    environments: {
      development: {
        daysAgo: 35,
        strategies: [everyone],
        variants: [
          { name: 'from-30', weight: 500, payload: { type: 'number', value: '30' } },
          { name: 'from-50', weight: 500, payload: { type: 'number', value: '50' } },
        ],
      },
      production: {
        daysAgo: 28,
        strategies: [{ title: 'Half of the customers', rollout: 50, stickiness: 'customerId' }],
        variants: [
          { name: 'from-30', weight: 500, payload: { type: 'number', value: '30' } },
          { name: 'from-50', weight: 500, payload: { type: 'number', value: '50' } },
        ],
      },
    },
    usage: { perHour: 820, percentOn: 50, applications: ['shop-backend'] },
  },
  {
    name: 'order-tracking-map',
    type: 'release',
    description: 'Shows where a parcel is',
    team: 'mobile',
    ticket: 'SHOP-144',
    daysAgo: 31,
    environments: {
      development: { daysAgo: 31, strategies: [everyone] },
      production: {
        daysAgo: 14,
        strategies: [{ title: 'New version of the app', rollout: 60, segments: ['mobile-app-3'] }],
      },
    },
    usage: { perHour: 310, percentOn: 44, applications: ['shop-ios', 'shop-android'] },
  },
  {
    name: 'search-suggestions',
    type: 'experiment',
    description: 'Suggestions below the search field',
    team: 'search',
    ticket: 'SHOP-149',
    daysAgo: 27,
    impressionData: true,
    isFavorite: true,
    environments: {
      development: { daysAgo: 27, strategies: [everyone] },
      production: {
        daysAgo: 20,
        strategies: [
          {
            title: 'Two lists against none',
            rollout: 50,
            stickiness: 'sessionId',
            variants: [
              { name: 'popular', weight: 500, payload: { type: 'string', value: 'popular' } },
              { name: 'recent', weight: 500, payload: { type: 'string', value: 'recent' } },
            ],
          },
        ],
      },
    },
    usage: { perHour: 1900, percentOn: 50, applications: ['shop-search', 'shop-web'] },
  },
  {
    name: 'recommendations-model',
    type: 'experiment',
    description: 'Which model recommends products',
    team: 'search',
    daysAgo: 25,
    impressionData: true,
    environments: {
      development: { daysAgo: 25, strategies: [everyone] },
      production: {
        daysAgo: 18,
        strategies: [
          {
            title: 'Customers with a plan',
            stickiness: 'customerId',
            constraints: [{ contextName: 'plan', operator: 'NOT_IN', values: ['free'] }],
            variants: [
              { name: 'bestsellers', weight: 400 },
              { name: 'similar-products', weight: 400 },
              { name: 'bought-together', weight: 200 },
            ],
          },
        ],
      },
    },
    usage: { perHour: 1500, percentOn: 38, applications: ['shop-backend'] },
  },
  {
    name: 'async-order-emails',
    type: 'operational',
    description: 'Sends emails from a queue',
    team: 'platform',
    daysAgo: 24,
    environments: {
      development: { daysAgo: 24, strategies: [everyone] },
      production: { daysAgo: 21, strategies: [{ rollout: 100 }] },
    },
    usage: { perHour: 240, percentOn: 100, applications: ['shop-backend', 'shop-jobs'] },
  },
  {
    name: 'disable-reviews',
    type: 'kill-switch',
    description: 'Hides reviews when their service is slow',
    team: 'search',
    daysAgo: 23,
    environments: {
      development: { daysAgo: 23, isEnabled: false, strategies: [everyone] },
      production: { daysAgo: 23, isEnabled: false, strategies: [everyone] },
    },
    usage: { perHour: 1700, percentOn: 0, applications: ['shop-web'] },
  },
  {
    name: 'bulk-orders',
    type: 'permission',
    description: 'Orders of more than 100 items',
    team: 'checkout',
    daysAgo: 21,
    environments: {
      development: { daysAgo: 21, strategies: [everyone] },
      production: {
        daysAgo: 16,
        strategies: [
          { title: 'Business customers', segments: ['business-customers'] },
          {
            title: 'Large baskets',
            rollout: 25,
            constraints: [{ contextName: 'basketValue', operator: 'NUM_GTE', value: '2000' }],
            disabled: true,
          },
        ],
      },
    },
    usage: { perHour: 90, percentOn: 18, applications: ['shop-backend'] },
  },
  {
    name: 'checkout-redesign',
    type: 'release',
    description: 'Delivery and payment on one page',
    team: 'checkout',
    ticket: 'SHOP-152',
    daysAgo: 17,
    isFavorite: true,
    environments: {
      development: { daysAgo: 17, strategies: [everyone] },
      production: {
        daysAgo: 10,
        strategies: [
          employees,
          {
            title: 'A quarter of the Nordics',
            rollout: 25,
            stickiness: 'userId',
            constraints: [{ contextName: 'region', operator: 'IN', values: ['nordics'] }],
            variants: [
              { name: 'one-page', weight: 500 },
              { name: 'two-steps', weight: 500 },
            ],
          },
        ],
      },
    },
    usage: { perHour: 640, percentOn: 26, applications: ['shop-backend', 'shop-web'] },
  },
  {
    name: 'one-click-pay',
    type: 'release',
    description: 'Pay with the stored card, without the basket',
    team: 'checkout',
    ticket: 'SHOP-155',
    daysAgo: 13,
    parent: { feature: 'checkout-redesign' },
    environments: {
      development: { daysAgo: 13, strategies: [everyone] },
      production: { daysAgo: 4, strategies: [employees, { title: 'Beta testers', segments: ['beta-testers'] }] },
    },
    usage: { perHour: 210, percentOn: 9, applications: ['shop-backend'] },
  },
  {
    name: 'recommendations-carousel',
    type: 'release',
    description: 'Recommended products that move by themselves',
    team: 'search',
    daysAgo: 11,
    parent: { feature: 'recommendations-model', variants: ['similar-products', 'bought-together'] },
    environments: { development: { daysAgo: 11, strategies: [everyone] } },
  },
  {
    name: 'image-search',
    type: 'release',
    description: 'Finds products by a photo',
    team: 'search',
    ticket: 'SHOP-160',
    daysAgo: 7,
    environments: {
      development: {
        daysAgo: 7,
        strategies: [
          {
            title: 'Team',
            constraints: [
              { contextName: 'userId', operator: 'STR_STARTS_WITH', values: ['search-'], caseInsensitive: true },
            ],
          },
        ],
      },
    },
  },
  {
    name: 'loyalty-points',
    type: 'release',
    description: 'Points for every order',
    team: 'mobile',
    ticket: 'SHOP-163',
    daysAgo: 4,
    environments: {
      development: {
        daysAgo: 4,
        strategies: [
          {
            title: 'Newest version',
            constraints: [
              { contextName: 'appVersion', operator: 'SEMVER_EQ', value: '3.4.0' },
              { contextName: 'region', operator: 'IN', values: ['iberia'], inverted: true },
            ],
          },
        ],
      },
    },
  },
  {
    name: 'gift-cards',
    type: 'release',
    description: 'Gift cards as a way to pay',
    team: 'checkout',
    ticket: 'SHOP-166',
    daysAgo: 3,
  },
]
