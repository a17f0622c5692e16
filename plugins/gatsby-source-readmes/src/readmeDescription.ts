import type { ReadmeSource } from '../types'

/** What search engines show below a title: a sentence of 50 to 160 characters, for labels of up to 40. */
export function readmeDescription({ label, type }: Pick<ReadmeSource, 'label' | 'type'>): string {
  switch (type) {
    case 'server-side':
      return `Use the ${label} SDK on a server: install it, connect to Unleash, check flags, and set the context.`
    case 'client-side':
      return `Use the ${label} SDK in a client: install it, connect by a front-end token, check flags, set the context.`
    case 'reference':
      return `What ${label} does between applications and Unleash, how to run and configure it, how SDKs connect.`
  }
}
