import fs from 'node:fs'
import path from 'node:path'

/** Addresses of all pages as they lie in public/, the not-found page apart. */
export function builtAddresses(): string[] {
  return fs
    .readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && file !== path.join('404', 'index.html'))
    .map((file) => `/${path.dirname(file).replace(/^\.$/, '')}`)
    .sort()
}
