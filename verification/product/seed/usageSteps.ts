import { flags, type SeedFlag } from './flags'
import type { Environment, SeedStep } from './seedStep'

interface SeedApplication {
  appName: string
  /** Absent for apps that connect through Edge. */
  sdkVersion?: string
  /** Instances in production. */
  instances: readonly string[]
}

const strategies = ['default', 'flexibleRollout', 'userWithId', 'remoteAddress', 'applicationHostname']

const applications: readonly SeedApplication[] = [
  { appName: 'shop-backend', sdkVersion: 'unleash-client-java:9.2.0', instances: ['7d4f-1', '7d4f-2', '7d4f-3'] },
  { appName: 'shop-search', sdkVersion: 'unleash-client-python:5.11.1', instances: ['a91c-1', 'a91c-2'] },
  { appName: 'shop-jobs', sdkVersion: 'unleash-client-go:4.1.1', instances: ['c03b-1'] },
  { appName: 'shop-web', sdkVersion: 'unleash-client-node:5.5.0', instances: ['58e2-1', '58e2-2'] },
  { appName: 'shop-ios', instances: ['ios'] },
  { appName: 'shop-android', instances: ['android'] },
]

/** What an environment is used with, and how many evaluations it has for 100 of production. */
const environments = {
  production: { token: 'shop-backend', percent: 100 },
  development: { token: 'shop-backend-dev', percent: 4 },
} satisfies Record<Environment, object>

const hour = 3600 * 1000

/** The first time that each application connects. */
export function firstConnections(now: Date): SeedStep[] {
  return applications.flatMap((application, index) => [
    ...connections('production', application, now, 49 - index / 100),
    ...(application.sdkVersion === undefined
      ? []
      : connections('development', { ...application, instances: ['local'] }, now, 40 - index / 100)),
  ])
}

/** The present instances of each application, and the evaluations of the last 48 hours. */
export function usageSteps(now: Date): SeedStep[] {
  return applications.flatMap((application) => [
    ...connections('production', application, now, 0),
    ...(['production', 'development'] as const).map((environment) => ({
      operation: 'bulkMetrics',
      body: {
        applications: [],
        metrics: flags.flatMap((flag) => metricsOf(flag, application.appName, environment, now)),
      },
      daysAgo: 0,
    })),
  ])
}

function connections(
  environment: Environment,
  { appName, sdkVersion, instances }: SeedApplication,
  now: Date,
  daysAgo: number,
): SeedStep[] {
  const bodies = instances.map((instance) => ({
    appName,
    instanceId: `${appName}-${instance}`,
    environment,
    interval: 15_000,
    started: new Date(now.getTime() - daysAgo * 24 * hour - 26 * hour).toISOString(),
    strategies,
  }))
  if (sdkVersion !== undefined) {
    const { token } = environments[environment]
    return bodies.map((body) => ({
      operation: 'registerClientApplication',
      body: { ...body, sdkVersion },
      token,
      daysAgo,
    }))
  }
  const connectVia = [{ appName: 'unleash-edge', instanceId: 'edge-1' }]
  return [
    {
      operation: 'bulkMetrics',
      body: { applications: bodies.map((body) => ({ ...body, connectVia })), metrics: [] },
      daysAgo,
    },
  ]
}

/** Hours that usage is shown for. */
const hours = 48

function metricsOf(flag: SeedFlag, appName: string, environment: Environment, now: Date): object[] {
  const state = flag.environments?.[environment]
  if (!state || !flag.usage?.applications.includes(appName) || flag.archivedDaysAgo !== undefined) return []
  const perHour = (flag.usage.perHour / flag.usage.applications.length) * (environments[environment].percent / 100)
  const percentOn = environment === 'production' ? flag.usage.percentOn : state.isEnabled === false ? 0 : 100
  const variants = state.variants ?? state.strategies.find((strategy) => strategy.variants)?.variants
  return Array.from({ length: hours }, (_, hoursAgo) => {
    const date = new Date(now.getTime() - hoursAgo * hour)
    const total = Math.round(
      perHour * dailyCurve(date.getUTCHours()) * variation(`${flag.name} ${appName} ${hoursAgo}`),
    )
    const yes = Math.round((total * percentOn) / 100)
    const counts =
      variants && Object.fromEntries(variants.map(({ name, weight }) => [name, Math.round((yes * weight) / 1000)]))
    const timestamp = date.toISOString()
    return {
      featureName: flag.name,
      appName,
      environment,
      timestamp,
      yes,
      no: total - yes,
      ...(counts && { variants: counts }),
    }
  })
}

/** Most customers are asleep at four in the morning, and awake at four in the afternoon. */
function dailyCurve(hourOfDay: number): number {
  return 1 - 0.8 * Math.cos(((hourOfDay - 4) / 24) * 2 * Math.PI)
}

/** A factor from 0.9 to 1.1 that depends on the text only, so that every run has the same figures. */
function variation(text: string): number {
  const hash = [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1009, 7)
  return 0.9 + (hash / 1009) * 0.2
}
