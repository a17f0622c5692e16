/** Names a line of the product's source, as `unleash('src/lib/a.ts', 12)`. */
export const unleash = lineOf('Unleash/unleash v5.8.2')
export const edge = lineOf('Unleash/unleash-edge v16.1.0')
export const node = lineOf('Unleash/unleash-client-node v5.3.0')
export const java = lineOf('Unleash/unleash-client-java v9.2.0')
export const python = lineOf('Unleash/unleash-client-python v5.11.1')
export const go = lineOf('Unleash/unleash-client-go v4.1.0')
export const ruby = lineOf('Unleash/unleash-client-ruby v5.0.0')
export const php = lineOf('Unleash/unleash-client-php v2.2.0')
export const javascript = lineOf('Unleash/unleash-proxy-client-js v3.3.0')
export const react = lineOf('Unleash/proxy-client-react v4.1.1')

function lineOf(release: string): (file: string, line: number) => string {
  return (file, line) => `${release}: ${file}:${line}`
}

/** A question that somebody has asked in public. */
export function issue(repository: string, number: number): string {
  return `https://github.com/Unleash/${repository}/issues/${number}`
}

/** The OpenAPI document of 5.8. */
export function openapi(operation: string): string {
  return `openapi 5.8.0: ${operation}`
}
