import type { SearchablePage } from '../src/shared/search/searchIndex'
import { classifyPath } from '../src/shared/search/searchSettings'
import { samplePages } from './samplePages'
import { specifiedRoutes } from './specifiedRoutes'

type Words = Partial<Pick<SearchablePage, 'keywords' | 'plans'>> & { text?: string; headings?: readonly string[] }

function page(path: string, title: string, { text = '', headings = [], ...rest }: Words = {}): SearchablePage {
  return {
    path,
    title,
    description: `All about ${title}.`,
    keywords: [],
    ...classifyPath(path),
    ...rest,
    sections: [
      { anchor: null, headings: [], text },
      ...headings.map((heading, index) => ({ anchor: `part-${index}`, headings: [heading], text })),
    ],
  }
}

const someBelow = (start: string) => specifiedRoutes.filter((path) => path.startsWith(start)).slice(0, 15)

/** More than fit on one page of results. */
const flagPages = [
  ...someBelow('/how-to/'),
  ...someBelow('/topics/'),
  ...someBelow('/reference/api/legacy/'),
  ...samplePages.map(({ path }) => path).filter((path) => path.startsWith('/reference/api/')),
].map((path, index) =>
  page(path, `Flag ${index + 1}`, {
    text: 'A flag has a token, roles, segments, variants, stickiness and activation strategies.',
    headings: ['Rollout', 'Roles', 'Variants'].map((what) => `${what} of flag ${index + 1}`),
    plans: index % 2 === 0 ? ['enterprise'] : ['oss', 'pro', 'enterprise'],
  }),
)

/**
 * The index that tests of the search use in place of the site's own, so that the words of no page decide them. All paths are pages
 * of the site, which a result can lead to.
 */
export const searchPages: readonly SearchablePage[] = [
  page('/reference/stickiness', 'Stickiness', { headings: ['How stickiness works', 'Custom stickiness'] }),
  page('/reference/segments', 'Segments', { headings: ['Limits of segments', 'Delete segments'] }),
  page('/reference/activation-strategies', 'Activation strategies', { headings: ['Gradual rollout'] }),
  page('/reference/integrations/webhook', 'Webhook'),
  page('/reference/integrations/slack', 'Slack by webhook'),
  page('/reference/sdks/go', 'Go SDK', {
    text: 'Install the SDK and initialize it.',
    headings: ['Install the Go SDK'],
  }),
  page('/reference/sdks/python', 'Python SDK', { text: 'Install the SDK.', headings: ['Install the Python SDK'] }),
  ...flagPages,
]
