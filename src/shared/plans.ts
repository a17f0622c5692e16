/** Names of the plans of Unleash, the smallest first. */
export const planNames: Readonly<Record<string, string>> = { oss: 'Open source', pro: 'Pro', enterprise: 'Enterprise' }
