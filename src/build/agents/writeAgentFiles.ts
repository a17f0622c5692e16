import fs from 'node:fs/promises'
import path from 'node:path'
import { type AgentFacts, apiCatalogFile, mcpPath } from '../../shared/agentFacts'
import { skillsOf, type SkillPage } from './skills'

/**
 * Writes what agents find a site's API, MCP server and skills by.
 * @returns paths of the files
 */
export async function writeAgentFiles(facts: AgentFacts, pages: readonly SkillPage[]): Promise<string[]> {
  const skills = skillsOf(facts, pages)
  const index = {
    skills: skills.map(({ name, description }) => ({ name, description, files: ['SKILL.md'] })),
  }
  const files = {
    [apiCatalogFile]: JSON.stringify(apiCatalog(facts), null, 2),
    '/.well-known/mcp/server-card.json': JSON.stringify(serverCard(facts), null, 2),
    '/.well-known/skills/index.json': JSON.stringify(index, null, 2),
    ...Object.fromEntries(skills.map(({ name, text }) => [`/.well-known/skills/${name}/SKILL.md`, text])),
  }
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.join('public', path.dirname(file)), { recursive: true })
    await fs.writeFile(path.join('public', file), text)
  }
  return Object.keys(files)
}

/** The HTTP API of Unleash, described by its OpenAPI document and by pages: RFC 9727, RFC 9264. */
function apiCatalog({ siteUrl }: AgentFacts): object {
  return {
    linkset: [
      {
        anchor: `${siteUrl}/reference/api/unleash`,
        'service-desc': [{ href: `${siteUrl}/openapi/unleash.json`, type: 'application/openapi+json' }],
        'service-doc': [{ href: `${siteUrl}/reference/api/unleash`, type: 'text/html' }],
      },
    ],
  }
}

/** What an MCP client needs to connect. */
function serverCard({ siteUrl, version }: AgentFacts): object {
  return {
    name: 'unleash-docs',
    title: 'Unleash documentation',
    description: `Searches and reads the documentation of Unleash ${version}, evaluates flags and explains errors.`,
    version,
    documentationUrl: `${siteUrl}/llms.txt`,
    transport: { type: 'streamable-http', url: siteUrl + mcpPath },
    authentication: { required: false },
    capabilities: { tools: {} },
  }
}
