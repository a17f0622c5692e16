import { z } from 'zod'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { FactLists } from '../../types'
import type { FactKind } from '../FactKind'
import { anchorOf } from './anchorOf'
import { text } from './text'

export const integrationEventsSchema = z.strictObject({
  /** As the API has it: `provider` of an integration. */
  name: text,
  label: text,
  /** Its page on this site. */
  page: text,
  /** Names of `eventTypes`. */
  events: z.array(text).min(1),
})

type IntegrationEvents = z.infer<typeof integrationEventsSchema>

/** How a table calls the events of a category; one that is missing is called as the list has it. */
const categoryLabels: Readonly<Record<string, string>> = {
  features: 'Flags and their strategies',
  context: 'Context fields',
  segments: 'Segments',
  projects: 'Projects',
  'change-requests': '[Change requests](/reference/change-requests) (Enterprise)',
  users: 'Users and groups',
  tokens: 'Tokens',
  integrations: 'Integrations',
  tags: 'Tags',
  settings: 'Settings of the instance',
}

export const integrationEvents: FactKind<IntegrationEvents> = {
  list: 'integrationEvents',
  type: 'IntegrationEvents',
  refersTo: 'integration',
  schema: integrationEventsSchema,
  names: ({ name }) => [name],
  summary: ({ label, events }) => `${label} offers ${events.length} types of events`,
  problems: ({ events }, { eventTypes }) => {
    const known = eventTypes.map(({ name }) => name)
    return events
      .filter((name) => !known.includes(name))
      .map((name) => ({ what: `There is no event type "${name}".`, fix: nearestSentence(name, known, 'Remove it.') }))
  },
  table: {
    component: 'IntegrationEvents',
    label: 'Events that the integration offers',
    one: { attribute: 'provider', columns: ['About', 'Types'] },
    columns: (fact, lists) => ['', ...[...byCategory(fact, lists).keys()].map((name) => categoryLabels[name] ?? name)],
    cells: (fact, lists) => [fact.label, ...[...byCategory(fact, lists).values()].map(links)],
  },
}

/** The events of an integration by their category, in the order of the list of events. */
function byCategory({ events }: IntegrationEvents, { eventTypes }: FactLists): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { name, category } of eventTypes) {
    if (events.includes(name)) found.set(category, [...(found.get(category) ?? []), name])
  }
  return found
}

function links(names: readonly string[]): string {
  return names.map((name) => `[\`${name}\`](/reference/event-types#${anchorOf(name)})`).join(', ')
}
