/** Instead of Gatsby in unit tests, where pages have no prefix. */
export const withPrefix = (path: string): string => path
