/** What a reader can do when no engine answers. The index is written at the end of a build, so that `develop` has none. */
export function fetchAdvice(): string {
  return process.env.NODE_ENV === 'development'
    ? 'Search works on the built site: npm run build, then npm run serve.'
    : 'You might want to check your network connection.'
}
