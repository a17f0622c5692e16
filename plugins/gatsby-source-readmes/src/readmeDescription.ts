import type { ReadmeSource } from '../types'

/** What search engines show below a page's title: one sentence of 50 to 160 characters, for labels up to 40 characters. */
export function readmeDescription({ label, type }: Pick<ReadmeSource, 'label' | 'type'>): string {
  switch (type) {
    case 'server-side':
      return `Use the ${label} SDK on a server: install it, connect to Unleash, check flags and variants, and set the context.`
    case 'client-side':
      return `Use the ${label} SDK in a client: install it, connect with a front-end token, check flags, and set the context.`
    case 'reference':
      return `What ${label} does between your applications and Unleash, how to run and configure it, and how SDKs connect.`
  }
}
