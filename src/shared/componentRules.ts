/** The components that pages in content/docs may use, besides `Include` and `Kbd`. `src/markdown/MarkdownTree` renders them. */
export const contentComponentRules = {
  Tabs: { attributes: { groupId: { type: 'string' } }, children: true, contains: ['Tab'] },
  Tab: {
    attributes: { value: { type: 'string', required: true, unique: true }, label: { type: 'string', required: true } },
    children: true,
    within: 'Tabs',
  },
  Steps: { attributes: {}, children: true, list: 'ordered' },
  FileTree: { attributes: {}, children: true, list: 'bulleted' },
  CardGrid: { attributes: {}, children: true, contains: ['Card'] },
  Card: {
    attributes: { title: { type: 'string', required: true }, href: { type: 'string', format: 'url' } },
    children: true,
    within: 'CardGrid',
  },
  Details: {
    attributes: { summary: { type: 'string', required: true }, open: { type: 'boolean' } },
    children: true,
  },
  Figure: {
    attributes: {
      src: { type: 'string', required: true, format: 'image' },
      alt: { type: 'string', required: true },
      caption: { type: 'string' },
    },
    children: false,
  },
  Video: {
    attributes: {
      title: { type: 'string', required: true },
      src: { type: 'string', required: true, format: 'video' },
      minutes: { type: 'number' },
      poster: { type: 'string', format: 'image' },
    },
    children: false,
  },
  Term: { attributes: { id: { type: 'string', required: true, format: 'term' } }, children: true, inline: true },
  SidebarPages: { attributes: {}, children: false },
  CourseProgress: {
    attributes: { course: { type: 'string', required: true }, lessons: { type: 'number', required: true } },
    children: false,
  },
  Lesson: {
    attributes: {
      course: { type: 'string', required: true },
      number: { type: 'number', required: true },
      lessons: { type: 'number', required: true },
    },
    children: true,
  },
  Lab: {
    attributes: {
      example: {
        type: 'string',
        required: true,
        values: [
          'gradual-rollout',
          'constraints',
          'strategies',
          'segments',
          'variants',
          'strategy-variants',
          'stickiness',
          'dependent-flags',
          'environments',
        ],
      },
    },
    children: false,
  },
  RolloutSimulator: {
    attributes: {
      show: { type: 'string', required: true, values: ['percentage', 'group', 'flags', 'variants'] },
      group: { type: 'string', required: true },
      otherGroup: { type: 'string' },
      variants: { type: 'string', format: 'weights' },
    },
    children: false,
  },
} as const

const nameOf = (refersTo: string) => ({ type: 'string', required: true, refersTo }) as const
const partOf = (refersTo: string) => ({ type: 'string', refersTo }) as const
const withinLine = { children: false, inline: true } as const
const block = { children: false } as const

/** Components that `gatsby-source-openapi` and `gatsby-source-facts` replace by links and tables. */
export const factComponentRules = {
  Operation: { attributes: { id: nameOf('operation') }, ...withinLine },
  EnvVar: { attributes: { name: nameOf('environment-variable'), value: { type: 'string' } }, ...withinLine },
  EnvVarDefault: { attributes: { name: nameOf('environment-variable') }, ...withinLine },
  EventType: { attributes: { name: nameOf('event-type') }, ...withinLine },
  Permission: { attributes: { name: nameOf('permission') }, ...withinLine },
  ActivationStrategies: { attributes: {}, ...block },
  ApiTokenTypes: { attributes: {}, ...block },
  ConstraintOperators: { attributes: { kind: partOf('operator-kind') }, ...block },
  EnvironmentVariables: { attributes: { group: partOf('environment-variable-group') }, ...block },
  ErrorMessages: { attributes: { area: partOf('error-area') }, ...block },
  EventTypes: { attributes: { category: partOf('event-category') }, ...block },
  FeatureAvailability: { attributes: {}, ...block },
  FlagTypes: { attributes: {}, ...block },
  Glossary: { attributes: {}, ...block },
  IntegrationEvents: { attributes: { provider: nameOf('integration') }, ...block },
  Permissions: { attributes: { scope: partOf('permission-scope') }, ...block },
  PredefinedRoles: { attributes: { scope: partOf('role-scope') }, ...block },
  SdkCapabilities: { attributes: { side: partOf('sdk-side'), name: partOf('sdk-capability') }, ...block },
  Sdks: { attributes: { side: partOf('sdk-kind') }, ...block },
  Stickiness: { attributes: {}, ...block },
  StrategyParameters: { attributes: { strategy: partOf('strategy') }, ...block },
  VersionChanges: { attributes: { kind: partOf('version-change-kind') }, ...block },
} as const

/** Components that the build makes of Markdown and of the lists in content/data. */
type BuiltComponent =
  | 'Admonition'
  | 'CodeBlock'
  | 'Diagram'
  | 'FactBox'
  | 'FactExample'
  | 'FactTable'
  | 'FileName'
  | 'SdkMatrix'
  | 'TableBox'
  | 'ThemedImage'
  | 'VersionTable'

/**
 * The components in the content tree of a page. Each has an entry in two tables of `src/markdown`, and a missing one doesn't compile:
 * `MarkdownTree.tsx` renders it, and `text/componentTexts.ts` says how Markdown copies have it, and what is searched of it.
 */
export type TreeComponent = keyof typeof contentComponentRules | BuiltComponent

/** The entry of a tag in such a table; undefined for an HTML element. */
export function componentEntry<Entry>(
  table: Readonly<Record<TreeComponent, Entry>>,
  tag: string,
  place: string,
): Entry | undefined {
  if (!/^[A-Z]/.test(tag)) return undefined
  if (!Object.hasOwn(table, tag))
    throw new Error(`A page contains the component <${tag}>, which is missing in ${place}. Add it there.`)
  return table[tag as TreeComponent]
}
