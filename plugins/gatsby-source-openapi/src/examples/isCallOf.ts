/**
 * Whether a URL, or the end of one, is that of an endpoint: `{name}` stands for any one segment. A URL of nothing but shell
 * variables (`$STRATEGIES/$ID`) may be that of any endpoint.
 */
export function isCallOf(endpoint: string, url: string): boolean {
  const path = url.replace(/[?#].*$/, '').replace(/\/$/, '')
  if (/^(\$\w+\/?)+$/.test(path)) return true
  const segments = endpoint
    .split('/')
    .map((segment) => segment.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]*\}/g, '[^/]+'))
  return new RegExp(`${segments.join('/')}$`).test(path)
}
