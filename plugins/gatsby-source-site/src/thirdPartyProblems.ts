import { nearestSentence } from '../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { thirdPartyKinds, type ThirdParty } from '../types'

/** An origin as a content security policy takes it, perhaps of all servers below a name. */
const origin = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/
/** What configures a script; others would let it run early, or from elsewhere. */
const attribute = /^(data-[a-z0-9-]+|id|crossorigin|integrity|referrerpolicy)$/

/** What would ask a server that no reader has agreed to, widen the content security policy too far, or never load. */
export function thirdPartyProblems(parties: readonly ThirdParty[]): Problem[] {
  return parties.flatMap(({ name, kind, src, hosts = [], attributes = {}, globals = {} }, index) => {
    const place = { severity: 'error', file: 'content/site/thirdParties.ts', entry: String(index + 1) } as const
    const problems: Problem[] = []
    const add = (what: string, fix: string) => problems.push({ ...place, what, fix })
    if (!/\S/.test(name)) add('It has no name.', 'Say what readers know it by: they are asked about it.')
    if (parties.slice(0, index).some((earlier) => earlier.name === name)) {
      add(`Another entry has the name "${name}".`, 'Give each a name of its own: consent is remembered by it.')
    }
    if (!thirdPartyKinds.includes(kind)) add(`"${kind as string}" is no kind.`, nearestSentence(kind, thirdPartyKinds, ''))
    if (!URL.canParse(src) || !origin.test(new URL(src).origin)) {
      add(`"${src}" is no address of a script.`, 'Write it in full: "https://count.example/script.js".')
    }
    for (const host of hosts.filter((text) => !origin.test(text))) {
      add(`"${host}" is no server.`, 'Write "https://api.count.example" or "https://*.count.example", without a path.')
    }
    for (const key of Object.keys(attributes).filter((text) => !attribute.test(text))) {
      add(`A script may not have the attribute "${key}" here.`, 'Use data-…, id, crossorigin, integrity and referrerpolicy.')
    }
    for (const key of Object.keys(globals).filter((text) => !/^[A-Za-z_$][\w$]*$/.test(text))) {
      add(`"${key}" is no name of a global variable.`, 'Use letters, digits, "_" and "$".')
    }
    return problems
  })
}
