import { planNames } from '../../shared/plans'

// Inline scripts contain functions of this file.

/** What the reader uses; empty where the reader hasn't said. */
export interface Stack {
  /** A name of `content/data/sdks.ts`, or another value of the tabs for SDKs, such as `curl`. */
  sdk: string
  sdkVersion: string
  unleash: string
  /** A key of `planNames`. */
  plan: string
}

export const noStack: Stack = { sdk: '', sdkVersion: '', unleash: '', plan: '' }

/** Reads a stack as the storage has it: `go@4.1,unleash@5.8,pro`. The last part of a kind counts; what isn't well-formed is left out. */
export function parseStack(text: string): Stack {
  const stack = { ...noStack }
  for (const part of text.split(',')) {
    const [, name = '', version = ''] = /^\s*(\w+)(?:@v?(\d{1,4}(?:\.\d{1,4}){0,2}))?\s*$/.exec(part) ?? []
    if (name === 'unleash') stack.unleash = version
    else if (Object.keys(planNames).includes(name)) stack.plan = name
    else if (name !== '') {
      stack.sdk = name
      stack.sdkVersion = version
    }
  }
  return stack
}

/** The text that `parseStack` reads; empty for nothing. */
export function formatStack({ sdk, sdkVersion, unleash, plan }: Stack): string {
  const parts = [sdk && `${sdk}${sdkVersion && `@${sdkVersion}`}`, unleash && `unleash@${unleash}`, plan]
  return parts.filter((part) => part !== '').join(',')
}

/** What is stored, but for what the URL names: `?sdk=go`, or a link to a stack, `?stack=go@4.1,pro`. */
export function currentStack(search: string, stored: string): Stack {
  const parameters = new URLSearchParams(search)
  const stack = parseStack(`${stored},${parameters.get('stack') ?? ''}`)
  const sdk = parameters.get('sdk') ?? stack.sdk
  return sdk === stack.sdk ? stack : { ...stack, sdk, sdkVersion: '' }
}

/** Puts a stack on the document's element, where style sheets read it: `data-sdk`, `data-sdk-version`, `data-unleash`, `data-plan`. */
export function showStack(dataset: DOMStringMap, stack: Stack): void {
  for (const [name, value] of Object.entries(stack) as [string, string][]) {
    if (value === '') Reflect.deleteProperty(dataset, name)
    else dataset[name] = value
  }
}
