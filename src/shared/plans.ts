/** Names of the plans of Unleash, the smallest first. */
export const planNames: Readonly<Record<string, string>> = { oss: 'Open source', pro: 'Pro', enterprise: 'Enterprise' }

/** `Pro, Enterprise` for a page about something that isn't part of open source; empty for others. */
export function paidPlans(page: object): string {
  const plans = 'availability' in page ? (page as { availability: { plans: string[] } | null }).availability?.plans : []
  return !plans || plans.includes('oss') ? '' : plans.map((plan) => planNames[plan] ?? plan).join(', ')
}
