import type { GatsbyNode, Node } from 'gatsby'
import type { Reference } from '../../gatsby-markdown-tree/src/Reference'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { FactsOptions } from '../types'
import { factKinds } from './factKinds'
import { factReferenceProblems } from './factReferences'

type TextNode = Node & { references: Reference[] }
type FactNode = Node & { list: string; name: string; aliases: string[]; parts: string[] }

/** Runs once all pages are there: checks the facts that they name. */
export const createPages: GatsbyNode['createPages'] = ({ getNodesByType, reporter }, options) => {
  const { textTypes } = options as unknown as FactsOptions
  const references = textTypes.flatMap((type) => (getNodesByType(type) as TextNode[]).flatMap((node) => node.references))
  const facts = Object.values(factKinds).flatMap(({ type }) => getNodesByType(type) as FactNode[])
  reportProblems(reporter, 'Checking the facts that pages name', factReferenceProblems(references, facts))
}
