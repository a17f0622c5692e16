import { planNames } from '../../shared/plans'

// Inline scripts contain functions of this file.

/** What the reader uses; empty where the reader hasn't said. */
export interface Stack {
  /** A name of `content/data/sdks.ts`, or another value of the tabs for SDKs, such as `curl`. */
  sdk: string
  sdkVersion: string
  /** The SDK that was chosen before, with its version: `node@3.9`. It counts when the reader returns to it. */
  otherSdk: string
  unleash: string
  /** A key of `planNames`. */
  plan: string
}

export const noStack: Stack = { sdk: '', sdkVersion: '', otherSdk: '', unleash: '', plan: '' }

/**
 * Reads a stack as the storage has it: `go@4.1,unleash@5.8,pro`, and after the SDK the one that was chosen before. The first part of a kind
 * counts; what isn't well-formed is left out.
 */
export function parseStack(text: string): Stack {
  const stack = { ...noStack }
  for (const part of text.split(',')) {
    const [, name = '', version = ''] = /^\s*(\w+)(?:@v?(\d{1,4}(?:\.\d{1,4}){0,2}))?\s*$/.exec(part) ?? []
    if (name === 'unleash') stack.unleash ||= version
    else if (Object.keys(planNames).includes(name)) stack.plan ||= name
    else if (stack.sdk === '') {
      stack.sdk = name
      stack.sdkVersion = version
    } else if (version !== '' && name !== stack.sdk) stack.otherSdk ||= `${name}@${version}`
  }
  return stack
}

/** The text that `parseStack` reads; empty for nothing. */
export function formatStack({ sdk, sdkVersion, otherSdk, unleash, plan }: Stack): string {
  const sdks = sdk === '' ? [] : [sdkVersion === '' ? sdk : `${sdk}@${sdkVersion}`, otherSdk]
  const parts = [...sdks, unleash && `unleash@${unleash}`, plan]
  return parts.filter((part) => part !== '').join(',')
}

/** What is stored, but for what the URL names: `?sdk=go`, or a link to a stack, `?stack=go@4.1,pro`. */
export function currentStack(search: string, stored: string): Stack {
  const parameters = new URLSearchParams(search)
  const stack = parseStack(`${parameters.get('stack') ?? ''},${stored}`)
  return withSdk(stack, parameters.get('sdk') ?? stack.sdk)
}

/** The stack with another SDK, whose version is known if the reader used it before. */
export function withSdk(stack: Stack, sdk: string): Stack {
  if (sdk === stack.sdk) return stack
  const [name, version = ''] = stack.otherSdk.split('@')
  const isKnown = name === sdk
  const otherSdk = stack.sdkVersion === '' ? stack.otherSdk : `${stack.sdk}@${stack.sdkVersion}`
  return {
    ...stack,
    sdk,
    sdkVersion: isKnown ? version : '',
    otherSdk: isKnown && otherSdk === stack.otherSdk ? '' : otherSdk,
  }
}

/** Puts a stack on the document's element, where style sheets read it: `data-sdk`, `data-sdk-version`, `data-unleash`, `data-plan`. */
export function showStack(dataset: DOMStringMap, { otherSdk: _otherSdk, ...shown }: Stack): void {
  for (const [name, value] of Object.entries(shown)) {
    if (value === '') Reflect.deleteProperty(dataset, name)
    else dataset[name] = value
  }
}
