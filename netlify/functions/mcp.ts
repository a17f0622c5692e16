import path from 'node:path'
import { openSite } from '../../src/mcp/docsSite'
import { docsHandler } from '../../src/mcp/httpHandler'

/** `/mcp` on Netlify; `netlify.toml` adds the files of the site. https://docs.netlify.com/build/functions/api/ */
export const config = {
  path: '/mcp',
  rateLimit: { action: 'rate_limit', aggregateBy: ['ip', 'domain'], windowLimit: 60, windowSize: 60 },
}

export default docsHandler(() => openSite(path.resolve(process.env.LAMBDA_TASK_ROOT ?? '.', 'public')))
