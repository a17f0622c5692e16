import fs from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { featureAvailability } from '../../content/data/featureAvailability'
import type { FrontMatter } from '../../plugins/gatsby-source-docs/src/readFrontMatter'
import { availabilityProblems } from '../../plugins/gatsby-source-facts/src/checkFacts'
import { formatProblems } from '../../plugins/problem-report'
import { pageTexts } from './codeFences'

type Plans = (typeof featureAvailability)[number]['plans']
interface Operation {
  operationId: string
  description: string
  externalDocs?: { url: string }
  'x-availability': string
}

/** Operations that need another feature than the one whose page they link to. */
const otherFeatures: Readonly<Record<string, string>> = {
  // The page describes the fields of all environments, but only those that you create can be changed.
  updateEnvironment: 'Additional environments',
  validateEnvironmentName: 'Additional environments',
  // The open-source edition has only the project "default", and no operations for its settings.
  createProject: 'Additional projects',
  updateProject: 'Additional projects',
  validateProject: 'Additional projects',
  changeProject: 'Additional projects',
  // The page describes all roles, but these operations serve the role editor, which only custom roles need.
  createRole: 'Custom root roles',
  updateRole: 'Custom root roles',
  deleteRole: 'Custom root roles',
  validateRole: 'Custom root roles',
  getRoleById: 'Custom root roles',
  getRoles: 'Custom root roles',
  getPermissions: 'Custom root roles',
  getAccessOverview: 'Custom root roles',
  // The open-source server has these two as well: one checks names against a pattern if there is any, one counts accounts.
  validateFeature: 'Feature flags',
  getAdminCount: 'Users',
}

const document = JSON.parse(fs.readFileSync('content/openapi/unleash.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const texts = pageTexts()

test('front matter agrees with the list', () => {
  const pages = [...texts].flatMap(([file, text]) => {
    const frontMatter = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1]
    // Files to include in others have none.
    if (frontMatter === undefined) return []
    const { availability } = parse(frontMatter) as FrontMatter
    const said = availability && { ...availability, plans: availability.plans ?? [] }
    return [{ path: pathOf(file), sourceFile: `content/docs/${file}`, availability: said ?? null }]
  })
  expect(formatProblems(availabilityProblems(featureAvailability, pages))).toBe('')
})

test('each feature names a page that exists, and an anchor with an explicit ID', () => {
  const anchors = new Map([...texts].map(([file, text]) => [pathOf(file), text]))
  const wrong = featureAvailability.filter(({ page }) => {
    const [path = '', anchor] = page.split('#')
    const readme = `content/readmes/${path.replace('/reference/', '')}.md`
    const text = anchors.get(path) ?? (fs.existsSync(readme) ? fs.readFileSync(readme, 'utf8') : undefined)
    return (
      text === undefined || (anchor !== undefined && !text.includes(`[#${anchor}]`) && !text.includes(`[#${anchor} `))
    )
  })
  expect(wrong).toEqual([])
})

test('operations of the API document agree with the list', () => {
  const wrong = operations.flatMap(({ operationId, description, externalDocs, 'x-availability': mark }) => {
    const plans = plansOf(otherFeatures[operationId] ?? (externalDocs ? pageOf(externalDocs.url) : ''))
    const expected = plans.includes('oss') ? 'oss' : 'enterprise'
    return [
      ...(mark === expected
        ? []
        : [`${operationId}: "x-availability" is "${mark}", the list says ${plans.join(', ')}.`]),
      ...(statedPlans(description) === statementOf(plans)
        ? []
        : [`${operationId}: the description must say "${statementOf(plans)}", it says "${statedPlans(description)}".`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('the exceptions name operations and features that exist', () => {
  expect(Object.keys(otherFeatures).filter((id) => !operations.some(({ operationId }) => operationId === id))).toEqual(
    [],
  )
  expect(
    Object.values(otherFeatures).filter((name) => !featureAvailability.some((feature) => feature.name === name)),
  ).toEqual([])
})

test('plans in parentheses behind a link agree with the list', () => {
  const stated: Readonly<Record<string, string>> = { Enterprise: 'enterprise', 'Pro and Enterprise': 'pro, enterprise' }
  const wrong = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((\/[^)\s]+)\) \((Enterprise|Pro and Enterprise)\)/g)].flatMap(
      ({ 1: target = '', 2: said = '', index }) => {
        const plans = plansOf(target).join(', ')
        return stated[said] === plans
          ? []
          : [`${file}:${text.slice(0, index).split('\n').length} says ${said} of ${target}, the list says ${plans}.`]
      },
    ),
  )
  expect(wrong).toEqual([])
})

/** The plans of a feature, by its name, or by its page, first with the anchor. A page about no feature is in all plans. */
function plansOf(nameOrPage: string): Plans {
  const find = (page: string) =>
    featureAvailability.find((feature) => [feature.name, feature.page, ...(feature.pages ?? [])].includes(page))
  return (find(nameOrPage) ?? find(nameOrPage.split('#')[0] ?? ''))?.plans ?? ['oss', 'pro', 'enterprise']
}

/** How a description states plans; nothing for a feature of all plans. */
function statementOf(plans: Plans): string {
  if (plans.includes('oss')) return ''
  return plans.includes('pro')
    ? 'Available in the Pro and Enterprise plans; not in the open-source edition'
    : 'Enterprise only'
}

function statedPlans(description: string): string {
  return (
    /Enterprise only|Available in the [^.;]* plans?(?:; not in the open-source edition)?|Not available in the open-source edition/.exec(
      description,
    )?.[0] ?? ''
  )
}

function pageOf(url: string): string {
  const { pathname, hash } = new URL(url)
  return pathname + hash
}

function pathOf(file: string): string {
  return `/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`
}
