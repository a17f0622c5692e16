import type { z } from 'zod'
import type { factKinds } from './src/factKinds'

type FactKinds = typeof factKinds

/** The lists of content/data, by the names of their files; the kind of a list decides what its entries are. */
export type FactLists = { readonly [List in keyof FactKinds]: readonly z.infer<FactKinds[List]['schema']>[] }

export interface FactsOptions {
  lists: FactLists
  /** The folder of the lists, as problems name it. */
  root: string
  /** The list of pages that ran against the product, as JSON: `content/data/checked.json`. */
  checkedPages: string
  /** The newest release of each SDK that is known, by repository, as JSON: `content/data/newestReleases.json`. */
  newestReleases: string
  /** The site has only some of its pages: those that the list names may be missing. */
  isPartial: boolean
  /** The page that explains the facts of a list, by the list's name. */
  pages: Readonly<Record<keyof FactLists, string>>
  /** Types of pages whose `tree` may name facts. */
  textTypes: readonly string[]
  /** Types of pages whose `references` may name facts. */
  referenceTypes: readonly string[]
}
