import path from 'node:path'
import { sdks } from '../../../content/data/sdks'
import { currentCacheFolder } from '../server/cacheFolder'
import { installPackages } from '../server/install'

/** Entries of content/data/sdks.ts whose packages run in Node.js. */
const packages: Readonly<Record<string, string>> = { node: 'unleash-client', javascript: 'unleash-proxy-client' }
/** What `npm install @unleash/proxy@1` installs, as the page about it says; the documented 1.0.1 isn't in every registry. */
const proxy = '@unleash/proxy@1.4.19'

/**
 * Installs the SDKs in the versions that the site documents, and Unleash Proxy, once.
 *
 * @returns the folder with their node_modules
 * @throws ProductUnavailable when npm can't install them
 */
export function installSdks(log: (line: string) => void): Promise<string> {
  const wanted = [
    ...sdks.flatMap(({ name, version }) => (packages[name] ? [`${packages[name]}@${version}`] : [])),
    proxy,
  ]
  return installPackages(path.join(currentCacheFolder(), `sdks-${wanted.join('-').replaceAll('/', '-')}`), wanted, log)
}
