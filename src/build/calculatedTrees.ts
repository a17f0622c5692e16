import { labelCells, type Replacement, type TreeNode } from '../../plugins/markdown-tree'
import { flagsOf, type Context } from '../lab/engine/definitions'
import { evaluate } from '../lab/engine/evaluate'
import type { Step } from '../lab/engine/step'
import { examples, exampleState } from '../lab/state/examples'
import { code, link, paragraph } from '../markdown/text/treeParts'
import { compareRollouts } from '../lab/simulator/engine/compareRollouts'
import { rolloutBuckets, userCount } from '../lab/simulator/engine/population'
import {
  comparisonRows,
  formatNumber,
  labelsOf,
  rolloutsOf,
  type Row,
  type Scene,
  summarize,
  tableHeads,
  variantRows,
} from '../lab/simulator/engine/scenes'
import { chosenVariants, countVariants, readVariants, variantHashes } from '../lab/simulator/engine/splitVariants'

/**
 * Adds what interactive components calculate at their start, for readers without scripts. `gatsby develop` shows pages with errors, too:
 * invalid attributes are missing here.
 */
export const calculateTrees: Replacement = (tag, attributes) => {
  const { show, group, example } = attributes
  if (tag === 'RolloutSimulator')
    return show && group ? [[tag, attributes, ...simulatorTree(attributes as unknown as Scene)]] : []
  if (tag === 'Lab') return example ? [[tag, attributes, ...labTree(String(example))]] : []
  return undefined
}

function labTree(id: string): TreeNode[] {
  const example = examples.find((candidate) => candidate.id === id)
  const state = exampleState(id)
  if (!example || !state) return []
  const { flags, environment, segments, flag, context, hostname } = state
  const options = { now: new Date(0), random: () => 0, hostname }
  const { enabled, variant, trace } = evaluate(flagsOf(flags, environment), segments, flag, context, options)
  const result = variant.enabled ? `on, with the variant ${variant.name}` : enabled ? 'on' : 'off'
  return [
    paragraph('With ', ...contextList(context), ', the flag ', code(flag), ' is ', ['strong', 0, result], '.'),
    [
      'Details',
      { summary: 'Why' },
      ['ul', 0, ...decisions(trace).map(({ title, text }): TreeNode => ['li', 0, `${title}: ${text}`])],
    ],
    // What to change is said where the reader can change it.
    paragraph(link(`/lab?example=${id}`, 'Open in the lab'), `. ${example.hint}`),
  ]
}

function contextList({ properties = {}, ...fields }: Context): TreeNode[] {
  const entries = Object.entries({ ...fields, ...properties })
  return entries.flatMap(([name, value], index): TreeNode[] => [index === 0 ? '' : ', ', code(`${name}: ${value}`)])
}

/** The innermost steps that were checked, without switches of environments. */
function decisions(step: Step): Step[] {
  if (step.steps.length > 0) return step.steps.flatMap(decisions)
  return step.outcome === 'skipped' || step.title === 'Environment' ? [] : [step]
}

function simulatorTree(scene: Scene): TreeNode[] {
  const { first, second } = rolloutsOf(scene)
  if (scene.show === 'variants') {
    const variants = readVariants(scene.variants)
    const counts = countVariants(chosenVariants(variantHashes(second), variants), variants, second)
    const text: TreeNode[] = [
      `${formatNumber(userCount)} users, all of them in a rollout with the group `,
      code(scene.group),
      '.',
    ]
    return [paragraph(...text), table(variantRows(variants, counts).slice(0, -1), scene.show)]
  }
  const comparison = compareRollouts(first, second, [rolloutBuckets(first), rolloutBuckets(second)])
  const labels = labelsOf(scene.show)
  const text: TreeNode[] = [
    `Two rollouts for ${formatNumber(userCount)} users. ${labels.firstRollout}: ${first.percentage}% with the group `,
    code(first.group),
    `. ${labels.secondRollout}: ${second.percentage}% with the group `,
    code(second.group),
    `. ${summarize(scene.show, comparison)}`,
  ]
  return [paragraph(...text), table(comparisonRows(scene.show, comparison), scene.show)]
}

function table(rows: readonly Row[], show: Scene['show']): TreeNode {
  const heads = show === 'variants' ? ['Variant', ...tableHeads.slice(1)] : tableHeads
  return [
    'TableBox',
    { name: heads.join(', ') },
    ...labelCells(
      [
        'table',
        0,
        ['thead', 0, ['tr', 0, ...heads.map((head): TreeNode => ['th', 0, head])]],
        [
          'tbody',
          0,
          ...rows.map(({ label, users, usual }): TreeNode => [
            'tr',
            0,
            ['td', 0, label],
            ['td', 0, users],
            ['td', 0, usual],
          ]),
        ],
      ],
      heads,
    ),
  ]
}
