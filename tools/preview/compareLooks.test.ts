import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../setup/install.mjs'
import { compareLooks, lookReport } from './compareLooks'

let folder = ''
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'looks-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** Builds a site of one page. */
function build(name: string, styles: string): string {
  const page = path.join(folder, name, 'quickstart')
  fs.mkdirSync(page, { recursive: true })
  fs.writeFileSync(path.join(page, 'index.html'), `<!doctype html><title>A</title><style>${styles}</style><p>A`)
  return path.join(folder, name)
}

test.skipIf(!fs.existsSync(chromiumPath()))(
  'pictures of two builds: those that differ, on one page',
  { timeout: 60_000 },
  async () => {
    const before = build('before', '')
    const after = build('after', '@media (width < 600px) { p { margin: 4rem } } @media print { p { margin: 4rem } }')
    const output = path.join(folder, 'output')
    const differing = await compareLooks({ before, after, output })
    expect([...differing].sort()).toEqual([
      'quickstart.dark.390',
      'quickstart.forced-colors.390',
      'quickstart.light.390',
      'quickstart.print.1440',
      'quickstart.print.390',
    ])
    expect(fs.readdirSync(path.join(output, 'after'))).toHaveLength(8)
    expect(fs.readFileSync(path.join(output, 'index.html'), 'utf8')).toBe(lookReport(differing))
  },
)
