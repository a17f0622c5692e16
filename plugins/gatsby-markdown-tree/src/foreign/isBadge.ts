/** Services that draw nothing but badges, and say so nowhere in their addresses. */
const hosts = /(^|\.)(shields\.io|coveralls\.io|codecov\.io|travis-ci\.(org|com)|circleci\.com|nodei\.co|deepscan\.io)$/

/** Whether an image is a badge: a picture of a build's state, a version or a number of downloads. */
export function isBadge(src: string): boolean {
  if (!URL.canParse(src, 'https://relative.invalid')) return false
  const { hostname, pathname, protocol } = new URL(src, 'https://relative.invalid')
  if (!/^https?:$/.test(protocol)) return false
  return hosts.test(hostname) || /badge/i.test(hostname + pathname) || /^\/[^/]+\/[^/]+\/workflows\//.test(pathname)
}
