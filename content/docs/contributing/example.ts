import express from 'express'
import { initialize, type Context } from 'unleash-client'

// #region connect
const unleash = initialize({
  url: 'https://unleash.example.com/api/',
  appName: 'checkout',
  customHeaders: { Authorization: process.env.UNLEASH_API_TOKEN ?? '' },
})
// #endregion connect

unleash.on('error', (error) => console.error('Unleash cannot be reached:', error.message))
unleash.on('synchronized', () => console.info('Flags are up to date.'))

// #region checkout
/** What strategies and constraints may look at. */
function contextOf(request: express.Request): Context {
  return {
    userId: request.header('x-user-id'),
    sessionId: request.header('x-session-id'),
    remoteAddress: request.ip,
    properties: { country: request.header('x-country') ?? 'unknown' },
  }
}

const app = express()

app.get('/checkout', (request, response) => {
  const context = contextOf(request)
  if (!unleash.isEnabled('new-checkout', context)) {
    response.send('The checkout you know')
    return
  }
  const variant = unleash.getVariant('new-checkout', context)
  switch (variant.name) {
    case 'one-page':
      response.send('All of it on one page')
      break
    case 'wizard':
      response.send('One step after the other')
      break
    default:
      response.send('The new checkout')
  }
})
// #endregion checkout

app.get('/health', (_request, response) => {
  response.json({ flags: unleash.getFeatureToggleDefinitions().length })
})

const server = app.listen(3000)

process.on('SIGTERM', () => {
  unleash.destroy()
  server.close()
})
