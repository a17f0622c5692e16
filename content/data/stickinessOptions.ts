import type { StickinessOption } from '../../plugins/gatsby-source-facts/types'

/**
 * What a percentage or a variant may be counted over: the Node.js SDK 5.3.0, which the front-end API of the product at 5.8.0
 * evaluates with. Texts are Markdown.
 */
export const stickinessOptions: StickinessOption[] = [
  {
    name: '`default`',
    rollout: '`userId`, else `sessionId`, else random',
    variants: '`userId`, else `sessionId`, else `remoteAddress`, else random',
  },
  { name: '`userId`, `sessionId` or another context field', rollout: 'that field only', variants: 'that field only' },
  {
    name: '`random`',
    rollout: 'a new random value for each check',
    variants: 'a new random value for each check',
  },
]
