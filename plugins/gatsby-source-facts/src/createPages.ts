import type { GatsbyNode, Node } from 'gatsby'
import type { Reference } from '../../gatsby-markdown-tree/src/Reference'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { FeatureAvailability, FactsOptions } from '../types'
import { availabilityProblems, type AvailablePage } from './availabilityProblems'
import { factKindList, factKinds } from './factKinds'
import { factReferenceProblems } from './factReferences'

type TextNode = Node & AvailablePage & { references: Reference[] }
type FactNode = Node & { list: string; name: string; aliases: string[]; parts: string[] }
type AvailabilityNode = Node & FeatureAvailability

/** Runs once all pages are there: checks the facts that they name, and what they say about plans and versions. */
export const createPages: GatsbyNode['createPages'] = ({ getNodesByType, reporter }, options) => {
  const { textTypes } = options as unknown as FactsOptions
  const pages = textTypes.flatMap((type) => getNodesByType(type) as TextNode[])
  const facts = factKindList.flatMap(({ type }) => getNodesByType(type) as FactNode[])
  const features = getNodesByType(factKinds.featureAvailability.type) as AvailabilityNode[]
  reportProblems(reporter, 'Checking the facts that pages name', [
    ...factReferenceProblems(pages.flatMap(({ references }) => references), facts),
    ...availabilityProblems(features, pages),
  ])
}
