import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiOperation } from '../../../plugins/gatsby-source-openapi/src/read/ApiDocument'
import { describeProduct, useProduct } from '../testing/useProduct'
import { readApi } from './api'
import {
  createdExamples,
  creatingOperations,
  replacement,
  requestsBefore,
  sampleRequest,
  tokenOfOperation,
  unsentOperations,
  withValues,
} from './documentExamples'
import { createToken, prepareData, send } from './preparePage'

const api = readApi()
const operations = api.operations.filter(
  ({ availability, operationId }) => availability !== 'enterprise' && !Object.hasOwn(unsentOperations, operationId),
)
const isCreating = ({ operationId }: ApiOperation) => creatingOperations.includes(operationId)
const byId = (list: readonly ApiOperation[]) => list.map((operation) => [operation.operationId, operation] as const)

/** The sample of every operation succeeds, and its response is as documented. */
describeProduct('the sample of', () => {
  const product = useProduct({ seed: false })
  const values = new Map([['Previous-pass-2023!', 'unleash4all']])
  let isChanged = true

  describe('an operation that creates something', () => {
    beforeAll(async () => {
      await prepareData({ projects: ['shop'], environments: ['staging'], flags: [], contextFields: [] }, product())
      await product().keep()
    })
    test.each(byId(operations.filter(isCreating)))('%s', (_id, operation) => checkSample(operation))
  })

  describe('an operation', () => {
    beforeAll(async () => {
      await product().reset()
      const flags = ['checkout-redesign', 'old-search', 'one-click-pay'].map((name) => `shop/${name}`)
      await prepareData(
        { projects: [], environments: [], flags, contextFields: ['country', 'plan', 'tenant', 'region'] },
        product(),
      )
      for (const { replaces, ...request } of createdExamples) {
        const adminToken =
          request.as === 'client'
            ? await createToken({ type: 'client', environment: 'development', projects: ['shop'] }, product())
            : product().adminToken
        const created = await send(request.send, request.body, { url: product().url, adminToken })
        if (replaces) values.set(replaces.sample, replacement(replaces, JSON.parse(created) as Record<string, unknown>))
      }
      await product().keep()
    })
    test.each(byId(operations.filter((operation) => !isCreating(operation))))('%s', (_id, operation) =>
      checkSample(operation),
    )
  })

  test('an operation with the token of an SDK, and without one: the status is documented', async () => {
    const client = await createToken({ type: 'client', environment: 'development', projects: ['shop'] }, product())
    const undocumented: string[] = []
    for (const { method, endpoint, operationId, requestBody, responses } of operations.filter((operation) =>
      operation.endpoint.startsWith('/api/admin'),
    )) {
      for (const authorization of [client, undefined]) {
        const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
        const response = await fetch(product().url + endpoint.replace(/\{[^{}]+\}/g, '1'), {
          method,
          headers,
          ...(requestBody && { body: '{}' }),
        })
        if (!responses.some(({ status }) => status === String(response.status)))
          undocumented.push(`${operationId} ${response.status}`)
      }
    }
    expect(undocumented).toEqual([])
  })

  async function checkSample(operation: ApiOperation): Promise<void> {
    if (isChanged) await product().reset()
    isChanged = operation.method !== 'GET'
    for (const request of requestsBefore[operation.operationId] ?? [])
      await send(withValues(request.send, values), request.body, product())
    const token = await createToken(tokenOfOperation(operation), product())
    const { url, ...request } = sampleRequest(operation, { url: product().url, token, values })
    const response = await fetch(url, { ...request, redirect: 'manual' })
    const text = await response.text()
    const exchange = {
      method: request.method,
      path: url.replace(product().url, ''),
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text,
    }
    const refusal =
      response.status < 400
        ? []
        : [`${exchange.method} ${exchange.path} returned ${response.status}: ${text.slice(0, 300)}`]
    expect([...refusal, ...api.responseFaults(operation, exchange)]).toEqual([])
  }
})
