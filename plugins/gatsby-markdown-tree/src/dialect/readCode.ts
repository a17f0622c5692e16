import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Part } from './Part'
import { readCodeBlock } from './readCodeBlock'
import { readDiagram } from './readDiagram'
import { readPackageCommand } from './readPackageCommand'

/**
 * Code fences become `CodeBlock`s with highlighted code; those of the language `dot` drawn `Diagram`s, those of the
 * language `npm` tabs of package managers.
 */
export async function readCode(tree: Root, part: Part): Promise<void> {
  const blocks: Code[] = []
  visit(tree, 'code', (node) => void blocks.push(node))
  for (const node of blocks) {
    if (node.lang === 'dot') await readDiagram(node, part)
    else if (node.lang === 'npm') readPackageCommand(node, part)
    else readCodeBlock(node, part)
  }
}
