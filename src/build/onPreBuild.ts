import type { GatsbyNode } from 'gatsby'
import { prepareUpload } from './search/prepareUpload'

/** Before pages are made: what was noted about uploads of an earlier build is forgotten. */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ getCache }) => prepareUpload(getCache)
