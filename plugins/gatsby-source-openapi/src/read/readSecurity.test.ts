import { expect, it } from 'vitest'
import type { Json } from '../../types'
import { readSecurity } from './readSecurity'

const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'unleash-session' },
  bearerToken: { type: 'http', scheme: 'bearer' },
  oauth: { type: 'oauth2', flows: {} },
  inPrototype: { type: 'apiKey', in: 'constructor', name: 'Key' },
  ofPrototype: { type: 'constructor' },
}

it.each<[Json | undefined, Json | undefined, string[]]>([
  [[{ apiKey: [] }], undefined, ['API key in the Authorization header']],
  [[{ apiKey: [] }], [{}], []],
  [[{ apiKey: [] }], [], []],
  [undefined, undefined, []],
  [
    undefined,
    [{ cookie: [] }, { bearerToken: [] }],
    ['API key in the unleash-session cookie', 'Bearer credentials in the Authorization header'],
  ],
  [
    undefined,
    [{ apiKey: [], oauth: ['read', 'write'] }],
    ['API key in the Authorization header and OAuth 2.0 access token (read, write)'],
  ],
  [undefined, [{ toString: [] }], ['toString']],
  [undefined, [{ inPrototype: [] }, { ofPrototype: [] }], ['API key in the Key header', 'ofPrototype']],
])('document %j, operation %j', (ofDocument, ofOperation, expected) => {
  const document = { components: { securitySchemes }, ...(ofDocument !== undefined && { security: ofDocument }) }
  expect(readSecurity(document, ofOperation === undefined ? {} : { security: ofOperation })).toMatchObject({
    ways: expected,
    isOptional: false,
  })
})

it('says that authentication is optional where a request may send nothing', () => {
  const security = [{ apiKey: [] }, {}]
  expect(readSecurity({ components: { securitySchemes } }, { security })).toEqual({
    ways: ['API key in the Authorization header'],
    isOptional: true,
    credentials: [],
  })
})
