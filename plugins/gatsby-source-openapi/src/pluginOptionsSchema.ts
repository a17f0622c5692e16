import type { GatsbyNode } from 'gatsby'
import type { Problem } from '../../problem-report'
import { strictOptions } from '../../source-plugin'
import { minorVersion, versionNumber } from '../shared'
import type { ApiSource, OpenApiOptions } from '../types'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => {
  const text = Joi.string().required()
  // The empty string is what an environment variable without a value gives.
  const fromEnvironment = Joi.string().allow('')
  const path = text.pattern(/^\/.*[^/]$/).messages({
    'string.pattern.base':
      '{#label} is "{#value}", but it must start with a slash and not end with one, as "/reference/api" does',
  })
  const slug = text.pattern(/^[a-z0-9-]+$/).messages({
    'string.pattern.base': '{#label} is "{#value}", but it must be one path segment of a-z, 0-9 and "-"',
  })
  const url = text.pattern(/^https?:\/\/[^/]+$/).messages({
    'string.pattern.base':
      '{#label} is "{#value}", but it must be an http or https URL without a path or a slash at the end',
  })
  const options: Record<keyof OpenApiOptions, ReturnType<typeof Joi.any>> = {
    documents: Joi.array()
      .items(
        Joi.object({
          version: text,
          isCurrent: Joi.valid(true),
          url: Joi.string().uri({ scheme: ['http', 'https'] }),
          bundledFile: text,
          routeBase: path,
        }),
      )
      // Empty while a writer develops other pages.
      .required(),
    introductionFile: text,
    historyFile: text,
    lockFile: Joi.string(),
    mode: fromEnvironment,
    openapiUrl: fromEnvironment,
    infoSlug: slug,
    filesBase: path,
    placeholders: Joi.object({ server: url, token: text }).required(),
    editUrlBase: text.uri({ scheme: ['http', 'https'] }),
    siteUrls: Joi.array().items(url).min(1).required(),
    oldPaths: Joi.object().pattern(Joi.string(), Joi.string()).required(),
    fetchSeconds: Joi.number().positive().max(3600).empty(''),
    textSeconds: Joi.number().positive(),
    textTypes: Joi.array().items(Joi.string()).required(),
  }
  return strictOptions(Joi, options)
}

const list = { severity: 'error', file: 'content/site/sources.ts' } as const

type Fault = [what: string, fix: string]

/** Problems of the list of versions in `content/site/sources.ts` that its type can't express. */
export function sourceListProblems(sources: readonly ApiSource[]): Problem[] {
  const faults = sources.flatMap((source, index) =>
    [...entryFaults(source), ...twinFaults(source, sources.slice(0, index))].map(([what, fix]): Problem => ({
      ...list,
      entry: `openApiDocuments > ${index + 1}`,
      what,
      fix,
    })),
  )
  if (sources.some(({ isCurrent }) => isCurrent)) return faults
  const fix = 'Add "isCurrent: true" to the version that the other pages of the site describe.'
  return [...faults, { ...list, entry: 'openApiDocuments', what: 'No version is marked as the current one.', fix }]
}

function entryFaults({ version, isCurrent, url }: ApiSource): Fault[] {
  const faults: Fault[] = []
  if (versionNumber(version) === undefined || minorVersion(version) !== version) {
    faults.push([`"${version}" isn't a version.`, 'Write its major and minor number, as in "5.8".'])
  }
  if (isCurrent && url === undefined)
    faults.push(['The current version has no URL.', 'Add "url": where its document can be fetched.'])
  if (!isCurrent && url !== undefined) {
    faults.push([`The older version "${version}" has a URL, but only the current one is fetched.`, 'Remove "url".'])
  }
  return faults
}

function twinFaults(source: ApiSource, earlier: readonly ApiSource[]): Fault[] {
  const twinBy = (field: 'version' | 'routeBase' | 'isCurrent') =>
    earlier.findIndex((other) => source[field] && other[field] === source[field]) + 1
  const faults: [twin: number, what: string, fix: string][] = [
    [
      twinBy('version'),
      `The version "${source.version}" is already entry`,
      'Remove one of the two, or correct its version.',
    ],
    [
      twinBy('routeBase'),
      `The pages would be at "${source.routeBase}", like those of entry`,
      'Give each version its own "routeBase".',
    ],
    [
      twinBy('isCurrent'),
      `The version "${source.version}" is marked as the current one, like entry`,
      'Keep "isCurrent" in one of them.',
    ],
  ]
  return faults.flatMap(([twin, what, fix]): Fault[] => (twin === 0 ? [] : [[`${what} ${twin}.`, fix]]))
}
