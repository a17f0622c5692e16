import type { Product } from '../server/startProduct'
import type { Api } from './api'
import { earlierValues } from './earlierValues'
import type { Example } from './pageExamples'
import {
  defaultToken,
  insertValues,
  moveDates,
  tokenTypeFor,
  unsetVariables,
  wantedTokens,
  type WantedToken,
} from './placeholders'
import type { Preparation } from './preparations'
import { createToken } from './preparePage'
import type { Recorder } from './recorder'

interface PageContext {
  product: Pick<Product, 'url' | 'adminToken'>
  api: Api
  recorder: Recorder
  preparation: Preparation
}

/** What the reader of one page puts in place of its placeholders: servers, tokens, and values of earlier responses. */
export class PageValues {
  /** Of the reader's Unleash Proxy, once it runs. */
  proxyUrl: string | undefined
  /** Secrets by what was wanted, as JSON. */
  private readonly tokens = new Map<string, string>()

  constructor(private readonly page: PageContext) {}

  /** @param url of the server that the code should use */
  async insert(code: string, url = this.page.recorder.url): Promise<string> {
    const { preparation, recorder, api } = this.page
    const values = new Map(Object.entries(preparation.values ?? {}))
    for (const [text, wanted] of wantedTokens(code)) values.set(text, await this.token(wanted))
    for (const [text, value] of earlierValues(recorder.exchanges, api)) if (text.includes('-')) values.set(text, value)
    return insertValues(moveDates(code, Date.now()), { url, proxyUrl: this.proxyUrl, values })
  }

  /** Variables that an example reads, and that none of the commands before has set. */
  async variables({ code, operations }: Example, commandsBefore = ''): Promise<Record<string, string>> {
    const { recorder, api } = this.page
    const known = earlierValues(recorder.exchanges, api)
    const tokenType = tokenTypeFor(api.get(operations[0] ?? '')?.endpoint ?? code)
    const values: Record<string, string> = {}
    for (const name of unsetVariables(code, commandsBefore)) {
      const value = isTokenName(name) ? await this.defaultToken(typeNamed(name) ?? tokenType) : known.get(name)
      if (name === 'UNLEASH_URL') values[name] = recorder.url
      else if (value !== undefined) values[name] = value
    }
    return values
  }

  defaultToken(type: WantedToken['type']): Promise<string> {
    return this.token(defaultToken(type))
  }

  /** A token of this type that an example has used, or the default one. */
  usedToken(type: WantedToken['type']): Promise<string> {
    const used = [...this.tokens.keys()].map((key) => JSON.parse(key) as WantedToken)
    return this.token(used.find((wanted) => wanted.type === type) ?? defaultToken(type))
  }

  private async token(wanted: WantedToken): Promise<string> {
    const key = JSON.stringify(wanted)
    const secret = this.tokens.get(key) ?? (await createToken(wanted, this.page.product))
    this.tokens.set(key, secret)
    return secret
  }
}

const isTokenName = (name: string): boolean => /TOKEN$|_PAT$/.test(name)

function typeNamed(name: string): WantedToken['type'] | undefined {
  if (name.includes('FRONTEND')) return 'frontend'
  return name.includes('CLIENT') ? 'client' : undefined
}
