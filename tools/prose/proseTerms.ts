import type { Exception, Term } from './matchTerms'

/**
 * Words that the pages, the API descriptions and the data don't use, and what to write instead: the first table of the
 * language guide. Patterns match lower-case prose; inline code and links count as a full stop.
 */
export const proseTerms: readonly Term[] = [
  // A direct answer is what the search shows for a name.
  { pattern: /(?<!direct )\banswer(s|ed|ing)?\b/, use: 'response, returns' },
  {
    pattern:
      /\b(a|an|the|this|that|each|every|one|per|api|first|second|next|last|same|single|other|such|of) calls?\b|\bcalls (of|to|per|are|that|with|from|for|without)\b|\bthe caller\b|\bcallers\b/,
    use: 'request, operation, endpoint; you',
  },
  { pattern: /\bask(s|ed|ing)? (the [a-z]+ )?for\b/, use: 'request, require, query' },
  { pattern: /\b(stands?|stood|standing)\b(?! (for|by|out)\b)/, use: 'is, appears in, is listed in, is shown' },
  { pattern: /\b(bears?|carries|carry|carried)\b(?! out\b)/, use: 'contains, has, includes' },
  { pattern: /\b(holds?|held)\b(?! (back|down|the (key|button))\b)/, use: 'contains, has; applies; is stored' },
  { pattern: /\btakes? (a |the |this |no )?permission\b/, use: 'requires' },
  { pattern: /\bgives? (?=\d|an? (error|list|status)|(true|false|null)\b)/, use: 'returns' },
  { pattern: /\b(lies?|lay) (in|on|at|below|under)\b/, use: 'is stored in, is' },
  { pattern: /\bupper and lower case\b|\bupper or lower case\b/, use: 'case-sensitive, not case-sensitive' },
  { pattern: /\bbelieves?\b/, use: 'trusts' },
  { pattern: /\bfor (good|ever)\b(?! (reasons?|measure|luck|practice)\b)/, use: 'permanently, indefinitely' },
  { pattern: /\bof (its|your|their|his|our) own( making)?\b/, use: 'its own, separate, custom' },
  {
    pattern: /\b(everybody|anybody|whoever|somebody|nobody|whomever)\b/,
    use: 'everyone, anyone, someone, no one; users who',
  },
  { pattern: /\b(goes|go|went|going) on\b(?! (to|the|a|holiday)\b)/, use: 'continues, keeps' },
  {
    pattern:
      /(?<!\bthere )\b(is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|doubt\b|different\b|better\b|[a-z]+er than\b)/,
    use: "isn't a, isn't a valid",
  },
  { pattern: /\b(mend(s|ed|ing)?|remed(y|ies|ied))\b/, use: 'fix' },
  { pattern: /\banew\b/, use: 'again' },
  { pattern: /\bblanks\b/, use: 'spaces' },
  { pattern: /\bat the end,? you\b/, use: 'This guide shows you how to …' },
  { pattern: /\bnothing was found under\b/, use: 'The requested resource was not found.' },
  { pattern: /\bin spite of\b/, use: 'despite' },
  { pattern: /\bany more\b(?! [a-z]+s\b)/, use: 'anymore, no longer' },
  { pattern: /\bthe present (value|time|one|state|password|mode|list)\b/, use: 'current' },
  { pattern: /\bforeign\b(?! keys?\b)/, use: 'external, third-party' },
]

/** Where a term above is right. */
export const proseExceptions: readonly Exception[] = [
  { text: /\bstand-?(alone|ups?|ins?|ards?)\b/gi, reason: 'standard English' },
  { text: /\bBelieve this query\b/g, file: 'src/search/', reason: 'a message of DocSearch' },
]
