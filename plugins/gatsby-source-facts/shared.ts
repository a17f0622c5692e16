import type { FactLists } from './types'

/**
 * What SDKs need to support something, as one attribute: `node:4.1.0 ruby:~4.4.0 rust:no`, by the name of the SDK the first release that
 * supports it, the same with a tilde for one that does so partly, or `no`. SDKs that aren't confirmed either way are missing.
 */
export function needsText(capabilities: FactLists['sdkCapabilities'][number]['capabilities']): string {
  return Object.entries(capabilities)
    .map(([sdk, cell]) => `${sdk}:${cell.state === 'no' ? 'no' : `${cell.state === 'partly' ? '~' : ''}${cell.since}`}`)
    .join(' ')
}
