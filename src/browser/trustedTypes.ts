/** A type of the DOM that TypeScript doesn't know yet. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown }
}

/**
 * Decides what may become HTML or the URL of a script, as the content security policy requires (`require-trusted-types-for`): HTML
 * without elements that load or run something, and scripts of this origin. Code can't be made from text.
 */
export function restrictTrustedTypes({ trustedTypes } = window as TrustedTypesWindow): void {
  trustedTypes?.createPolicy('default', { createHTML: safeHtml, createScriptURL: ownScript })
}

/** The site's own HTML is highlighted code and diagrams. React makes its script elements from an empty one. */
export function safeHtml(html: string): string | null {
  return /<(script|iframe|object|embed|base|link|meta|form)\b/i.test(html) && html !== '<script></script>' ? null : html
}

export function ownScript(url: string): string | null {
  return new URL(url, location.href).origin === location.origin ? url : null
}
