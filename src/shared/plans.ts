/** Names of the plans of Unleash, the smallest first. */
export const planNames: Readonly<Record<string, string>> = { oss: 'Open source', pro: 'Pro', enterprise: 'Enterprise' }

/** Plans that include an operation of the API, by what its document says. */
export const plansOf: Readonly<Record<string, readonly string[]>> = {
  oss: ['oss', 'pro', 'enterprise'],
  enterprise: ['enterprise'],
}

/** `Pro, Enterprise` for a page about something that isn't part of open source; empty for others. */
export function paidPlans(page: object): string {
  const plans = 'availability' in page ? (page as { availability: { plans: string[] } | null }).availability?.plans : []
  return !plans || plans.includes('oss') ? '' : plans.map((plan) => planNames[plan] ?? plan).join(', ')
}

/** The name of a plan, with the first version of the open-source edition if that isn't the first one of all. */
export function planWithVersion(plan: string, ossSince: string | null): string {
  const name = planNames[plan] ?? plan
  return plan === 'oss' && ossSince !== null ? `${name} (since ${ossSince})` : name
}
