interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown }
}

/** The content security policy requires it (`require-trusted-types-for`). Code can't be made from text. */
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
