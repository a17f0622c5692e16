import type { AgentFacts, AgentSdk } from '../../shared/agentFacts'
import { markdownPath, sectionMarkdownPath } from '../../shared/pageFiles'

export interface SkillPage {
  path: string
  title: string
  description: string
}

interface Skill {
  name: string
  description: string
  /** Of `SKILL.md`. */
  text: string
}

/** Skills for agents (https://agentskills.io/specification), made of facts and of the titles and descriptions of pages. */
export function skillsOf(facts: AgentFacts, pages: readonly SkillPage[]): Skill[] {
  const { siteUrl, version } = facts
  const link = ({ path, title, description }: SkillPage) =>
    `- [${title}](${siteUrl}${markdownPath(path)}): ${description}`
  /** The pages below any of the paths, and those themselves. */
  const listed = (title: string, ...paths: string[]) => [
    `## ${title}`,
    pages
      .filter(({ path }) => paths.some((start) => path === start || path.startsWith(`${start}/`)))
      .map(link)
      .join('\n'),
  ]
  const errors = facts.errors.map(({ message, status, path }) => {
    return `- ${message}${status === null ? '' : ` (${status})`}: ${siteUrl}${path}`
  })
  return [
    skill(
      'unleash-sdk',
      `Write code that checks Unleash feature flags with an official SDK, as of Unleash ${version}.`,
      [
        '# Check Unleash flags in code',
        'Find the SDK of the project below, and read the sections for its task before you write code. Each link is Markdown.',
        ...facts.sdks.filter(({ side }) => side !== 'proxy').flatMap((sdk) => sdkLines(facts, sdk)),
        ...listed(
          'Concepts',
          '/reference/unleash-context',
          '/reference/feature-toggle-variants',
          '/reference/stickiness',
        ),
      ],
    ),
    skill('unleash-operate', `Install, configure, upgrade and debug self-hosted Unleash ${version}.`, [
      '# Operate Unleash',
      'Read the page of the task before you change a server. Each link is Markdown.',
      ...listed('Self-hosting', '/using-unleash/deploy'),
      ...listed('Troubleshooting', '/using-unleash/troubleshooting'),
      '## Error messages, with cause and fix',
      errors.join('\n'),
    ]),
    skill(
      'unleash-migrate-flags',
      `Move feature flags to Unleash ${version}, and between its instances and environments.`,
      [
        '# Migrate flags to Unleash',
        'Read the pages in their order before you plan. Each link is Markdown.',
        ...listed('Plan and run a migration', '/topics/feature-flag-migration'),
        ...listed(
          'Copy flags',
          '/how-to/how-to-environment-import-export',
          '/how-to/how-to-synchronize-unleash-instances',
          '/how-to/how-to-clone-environments',
        ),
        ...listed('Afterward', '/reference/archived-toggles', '/reference/technical-debt'),
      ],
    ),
  ]
}

function skill(name: string, description: string, parts: readonly string[]): Skill {
  return { name, description, text: `---\nname: ${name}\ndescription: ${description}\n---\n\n${parts.join('\n\n')}\n` }
}

function sdkLines({ siteUrl, capabilities }: AgentFacts, sdk: AgentSdk): string[] {
  const lacks = capabilities.filter(({ support }) => support[sdk.name]?.state === 'no').map(({ label }) => label)
  const sections = sdk.sections.map(({ id, title }) => `[${title}](${siteUrl}${sectionMarkdownPath(sdk.path, id)})`)
  return [
    `## ${sdk.label}`,
    [
      `- ${sdk.side === 'server' ? 'Server-side' : 'Client-side'}: ${sdk.package}, release ${sdk.version}${sdk.needs === null ? '' : `, needs ${sdk.needs}`}`,
      `- [Whole guide](${siteUrl}${markdownPath(sdk.path)}): ${sections.join(' · ')}`,
      ...(lacks.length > 0 ? [`- Doesn't support: ${lacks.join('; ')}`] : []),
    ].join('\n'),
  ]
}
