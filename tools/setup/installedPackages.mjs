/**
 * Whether node_modules holds what the lock file asks for. Versions are compared, not dates: a checkout touches files.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }> }} wanted
 *   package-lock.json
 * @param {{ packages: Record<string, { version?: string }> } | undefined} installed node_modules/.package-lock.json, which
 *   npm writes last; undefined when there is none
 * @returns {string | undefined} why packages have to be installed, or undefined when they need not
 */
export function installReason(wanted, installed) {
  if (!installed) return 'nothing is installed yet'
  for (const [place, { version, optional, devOptional }] of Object.entries(wanted.packages)) {
    if (place === '') continue
    const present = installed.packages[place]
    // Packages for other platforms are in the lock file only.
    if (!present && (optional || devOptional)) continue
    if (present?.version !== version) return `${nameOf(place)} ${present ? 'has another version' : 'is missing'}`
  }
  const extra = Object.keys(installed.packages).find((place) => !(place in wanted.packages))
  return extra && `${nameOf(extra)} is no longer used`
}

/** @param {string} place `node_modules/a/node_modules/b` */
function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
