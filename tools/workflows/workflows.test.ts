import fs from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Job {
  'timeout-minutes'?: number
  permissions?: Record<string, string>
  container?: { image: string }
  steps: { uses?: string; with?: Record<string, unknown> }[]
}

interface Workflow {
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const folder = '.github/workflows'
const files = fs.readdirSync(folder)
const read = (file: string) => fs.readFileSync(`${folder}/${file}`, 'utf8')
const jobsOf = (file: string) => Object.values((parse(read(file)) as Workflow).jobs)

test.each(files)('%s: each action is pinned by the digest of a version', (file) => {
  const uses = [...read(file).matchAll(/^ *(?:- )?uses: (.*)$/gm)].map(([, action]) => action)
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  for (const { container } of jobsOf(file))
    if (container) expect(container.image).toMatch(/^node:24\.\d+\.\d+-bookworm@sha256:[\da-f]{64}$/)
})

test('all workflows use the same version of an action', () => {
  const pins = new Set(files.flatMap((file) => read(file).match(/[\w-]+\/[\w/-]+@[\da-f]{40} # .*/g) ?? []))
  const names = [...pins].map((pin) => pin.split('@')[0])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(files)('%s: a token reads at most, unless a job says what it writes', (file) => {
  const { permissions } = parse(read(file)) as Workflow
  expect([{}, { contents: 'read' }]).toContainEqual(permissions)
})

test.each(files)('%s: jobs have a time limit, and keep no token in the checkout', (file) => {
  for (const job of jobsOf(file)) {
    expect(job['timeout-minutes']).toBeGreaterThan(0)
    const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false)
  }
})
