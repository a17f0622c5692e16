// npm run facts --prefix verification -- --source DIR: what content/data says, beside what the product's source says; not part of a build.
import { parseArgs } from 'node:util'
import { compareFacts } from './facts/compareFacts'
import { deriveFacts } from './facts/deriveFacts'
import { sdkCapabilities } from '../content/data/sdkCapabilities'
import { sdks } from '../content/data/sdks'
import { missingProofs } from './facts/missingProofs'
import { productSource } from './facts/productSource'
import { sdkClones } from './facts/sdkClones'
import { checkSpecificationVersions } from './facts/specificationVersions'
import { runCommand, StepError } from '../tools/setup/command.mjs'

const usage = `npm run facts --prefix verification -- --source DIR [--revision v5.8.0] [--sdks DIR]
  --source    a working copy of the product, or with --revision any repository of it
  --sdks      a folder for clones of the SDKs: looks up every proof of the SDK matrix, and compares it with the versions of the
              client specification that the SDKs run; clones that are missing are made (needs the network)`

void runCommand(() => {
  const { values } = parseArgs({
    options: { source: { type: 'string' }, revision: { type: 'string' }, sdks: { type: 'string' } },
  })
  if (values.source === undefined && values.sdks === undefined)
    throw new StepError(`Choose what to compare.\n\n${usage}`)
  const lists = values.source === undefined ? [] : deriveFacts(productSource(values.source, values.revision))
  for (const derived of lists) print(`content/data/${derived.list}.ts`, compareFacts(derived))
  if (values.sdks !== undefined) {
    const cloneOf = sdkClones(values.sdks)
    const { derived, contradictions } = checkSpecificationVersions(sdkCapabilities, sdks, cloneOf)
    print(`content/data/sdkCapabilities.ts: ${derived} cells compared with the client specification`, contradictions)
    print('content/data/sdkCapabilities.ts: proofs', missingProofs(cloneOf))
  }
})

function print(file: string, differences: readonly string[]): void {
  console.log(`\n${differences.length === 0 ? '✓' : '✗'} ${file}`)
  for (const line of differences) console.log(`  ${line}`)
  if (differences.length > 0) process.exitCode = 1
}
