import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomContext, randomDefinitions } from '../__fixtures__/randomFlags'
import { exampleState, examples } from './examples'
import { readLabState } from './labState'
import { decodeFragment, encodeFragment, isLabFragment } from './shareLink'

const fragmentOf = (text: string) => `v1.${deflateRawSync(Buffer.from(text)).toString('base64url')}`

describe('links to the lab', () => {
  it.each(examples)('keep the example "$id"', async ({ id }) => {
    const state = exampleState(id)
    if (!state) throw new Error(`No example "${id}".`)
    const fragment = (await encodeFragment(state)) ?? ''
    expect(isLabFragment(fragment)).toBe(true)
    expect(fragment.length).toBeLessThan(600)
    expect(await decodeFragment(fragment)).toEqual(state)
  })

  it('keep any flag, with its parents and the segments that it uses', async () => {
    await fc.assert(
      fc.asyncProperty(randomDefinitions, randomContext, async (definitions, context) => {
        const { state } = readLabState({ ...definitions, context })
        const parents = state.flags[0]?.dependencies.map(({ feature }) => feature) ?? []
        const fragment = await encodeFragment(state)
        const decoded = await decodeFragment(fragment ?? '')
        expect(decoded.flags).toEqual(state.flags.filter(({ name }, index) => index === 0 || parents.includes(name)))
        expect(decoded.context).toEqual(state.context)
        expect(state.segments).toEqual(expect.arrayContaining(decoded.segments))
      }),
      { numRuns: 100 },
    )
  })

  it('are not made for a state that is too large', async () => {
    const state = exampleState()
    const values = Array.from({ length: 20_000 }, (_, index) => (index * 7919).toString(36))
    const strategy = { name: 'default', constraints: [{ contextName: 'userId', operator: 'IN', values }] }
    const large = readLabState({ features: [{ name: 'large', enabled: true, strategies: [strategy] }] }).state
    expect(await encodeFragment({ ...large, context: state?.context ?? {} })).toBeUndefined()
  })

  it.each([
    ['another version', 'v2.abc'],
    ['nothing', 'v1.'],
    ['characters outside of Base64', 'v1.<script>'],
    ['damaged data', 'v1.AAAA'],
    ['data that ends too early', fragmentOf('{"features": []}').slice(0, -4)],
    ['no JSON', fragmentOf('alert(1)')],
    ['bytes that are not UTF-8', `v1.${deflateRawSync(Buffer.from([0x22, 0xff, 0x22])).toString('base64url')}`],
    ['another type', fragmentOf('[[[]]]')],
    ['no flags', fragmentOf('{}')],
    [
      'a wrong field',
      fragmentOf(
        '{"features": [{"name": "a", "enabled": true, "strategies": [{"name": "default", "constraints": {}}]}]}',
      ),
    ],
    [
      'a negative weight',
      fragmentOf('{"features": [{"name": "a", "strategies": [], "variants": [{"name": "v", "weight": -1}]}]}'),
    ],
    [
      'a context of another type',
      fragmentOf('{"features": [{"name": "a", "strategies": []}], "context": {"userId": {}}}'),
    ],
    ['12 MB of spaces', `v1.${deflateRawSync(Buffer.alloc(12_000_000, ' ')).toString('base64url')}`],
    ['a fragment that is too long', `v1.${'A'.repeat(30_000)}`],
  ])('with %s are refused with a message', async (_case, fragment) => {
    const error = await decodeFragment(fragment).then(
      () => undefined,
      (reason: unknown) => reason as Error,
    )
    expect(error?.constructor.name).toBe('LinkError')
    expect(error?.message).toMatchSnapshot()
  })
})
