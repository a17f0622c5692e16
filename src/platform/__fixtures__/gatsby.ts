/** Instead of Gatsby in unit and component tests, where pages have no prefix. */
export const withPrefix = (path: string): string => path

export const navigate = (to: string, options?: object): void => void window.___navigate(to, options)
