import type { Options } from 'remark-rehype'

/** Footnotes stand under a line of their own that is no heading: it belongs to no outline. */
export const footnoteOptions: Options = {
  footnoteLabel: 'Footnotes',
  footnoteLabelTagName: 'p',
  footnoteLabelProperties: { className: ['footnotes-title'] },
}
