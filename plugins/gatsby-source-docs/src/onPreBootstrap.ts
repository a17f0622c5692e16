import type { GatsbyNode } from 'gatsby'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { DocsOptions } from '../types'
import { yamlProblems } from './yamlProblems'

/**
 * gatsby-plugin-mdx stops a build at the first file whose YAML it cannot parse, in words of its own; so all such files
 * are reported before it reads the first. In `gatsby develop` they only show, and the other pages are there.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }, options) => {
  const { root } = options as unknown as DocsOptions
  reportProblems(reporter, `Reading ${root}`, yamlProblems(root))
}
