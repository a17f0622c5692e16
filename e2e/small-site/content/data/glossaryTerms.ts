import type { FactLists } from '../../../../plugins/gatsby-source-facts/types'

export const glossaryTerms: FactLists['glossaryTerms'] = [
  {
    name: 'stickiness',
    term: 'stickiness',
    definition: 'The field of the context by which a rollout keeps a user on the same side.',
    page: '/reference/feature-toggles',
  },
  {
    name: 'variant',
    term: 'variant',
    definition: 'One of several values of a flag.',
    page: '/reference/feature-toggles',
  },
]
