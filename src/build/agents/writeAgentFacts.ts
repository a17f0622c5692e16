import fs from 'node:fs/promises'
import path from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { type AgentFacts, agentFactsFile } from '../../shared/agentFacts'

interface FactsData {
  allSdk: { nodes: (Omit<AgentFacts['sdks'][number], 'path' | 'sections'> & { page: string })[] }
  allReadme: { nodes: { path: string; headings: { id: string; text: string; depth: number }[] }[] }
  allFeatureAvailability: { nodes: (Omit<AgentFacts['features'][number], 'path'> & { page: string })[] }
  allSdkCapability: {
    nodes: (Omit<AgentFacts['capabilities'][number], 'support'> & {
      capabilities: Record<string, AgentFacts['capabilities'][number]['support'][string] & { proof?: string }>
    })[]
  }
  allErrorMessage: { nodes: AgentFacts['errors'] }
  allConstraintOperator: { nodes: { name: string; capability: string }[] }
  allApiOperation: {
    nodes: {
      method: string
      endpoint: string
      title: string
      path: string
      availability: string | null
      deprecated: boolean
      sentAs: string | null
      permission: { names: string[] } | null
      history: { words: string } | null
    }[]
  }
}

/**
 * Writes the file that the MCP server and "AGENTS.md for my stack" read.
 * @param site `paths` are those of the current version's pages
 * @throws if the query fails
 */
export async function writeAgentFacts(
  graphql: CreatePagesArgs['graphql'],
  site: { siteUrl: string; version: string; paths: ReadonlySet<string> },
): Promise<AgentFacts> {
  const result = await graphql<FactsData>(factsQuery)
  const { data } = result
  if (!data || result.errors) throw new Error(`The facts for agents could not be queried: ${String(result.errors)}`)
  const facts = agentFacts(data, site)
  await fs.writeFile(path.join('public', agentFactsFile), JSON.stringify(facts))
  return facts
}

function agentFacts(
  data: FactsData,
  { siteUrl, version, paths }: { siteUrl: string; version: string; paths: ReadonlySet<string> },
): AgentFacts {
  const sectionsOf = (page: string) =>
    (data.allReadme.nodes.find(({ path: own }) => own === page)?.headings ?? [])
      .filter(({ depth }) => depth === 2)
      .map(({ id, text }) => ({ id, title: text }))
  const absolute = (markdown: string, page: string) => absoluteLinks(markdown, siteUrl + page)
  return {
    siteUrl,
    version,
    sdks: data.allSdk.nodes.map(({ page, ...sdk }) => ({ ...sdk, path: page, sections: sectionsOf(page) })),
    features: data.allFeatureAvailability.nodes.map(({ page, ...feature }) => ({ ...feature, path: page })),
    capabilities: data.allSdkCapability.nodes.map(({ capabilities, label, ...capability }) => ({
      ...capability,
      label: absolute(label, capability.path),
      support: Object.fromEntries(
        Object.entries(capabilities).map(([sdk, { proof: _proof, note, ...support }]) => [
          sdk,
          { ...support, ...(note !== undefined && { note: absolute(note, capability.path) }) },
        ]),
      ),
    })),
    errors: data.allErrorMessage.nodes.map((error) => ({
      ...error,
      cause: absolute(error.cause, error.path),
      fix: absolute(error.fix, error.path),
    })),
    operators: Object.fromEntries(data.allConstraintOperator.nodes.map(({ name, capability }) => [name, capability])),
    operations: data.allApiOperation.nodes
      .filter((operation) => paths.has(operation.path) && operation.sentAs === null)
      .map(({ sentAs: _sentAs, availability, permission, history, ...operation }) => ({
        ...operation,
        plan: availability,
        permissions: permission?.names ?? [],
        versions: history?.words ?? '',
      })),
  }
}

/** Links of Markdown for use outside of the site. */
function absoluteLinks(markdown: string, pageUrl: string): string {
  return markdown.replace(/\]\(((?:\/|#)[^)]*)\)/g, (_, target: string) => `](${new URL(target, pageUrl).href})`)
}

const factsQuery = `
  query AgentFacts {
    allSdk(sort: { position: ASC }) {
      nodes {
        name
        label
        side
        page
        version
        package
        needs
      }
    }
    allReadme {
      nodes {
        path
        headings {
          id
          text
          depth
        }
      }
    }
    allFeatureAvailability(sort: { position: ASC }) {
      nodes {
        name
        page
        plans
        since
        ossSince
      }
    }
    allSdkCapability(sort: { position: ASC }) {
      nodes {
        name
        side
        label
        path
        capabilities
      }
    }
    allErrorMessage(sort: { position: ASC }) {
      nodes {
        message
        status
        cause
        fix
        path
      }
    }
    allConstraintOperator {
      nodes {
        name
        capability
      }
    }
    allApiOperation(sort: { path: ASC }) {
      nodes {
        method
        endpoint
        title
        path
        availability
        deprecated
        sentAs
        permission {
          names
        }
        history {
          words
        }
      }
    }
  }
`
