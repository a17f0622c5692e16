import type { Gold } from './ExamTask'

/** Whether a text says everything that a task asks for. Markdown syntax and the addresses of links are ignored. */
export function saysGold(markdown: string, gold: Gold): boolean {
  const text = plainText(markdown)
  return gold.every((fact) => fact.test(text))
}

/** Lines stay as they are: what is in one row of a table or in one paragraph belongs together. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\]\([^)\s]*\)/g, ']')
    .replaceAll(/\\(?=[\\`*_{}[\]()#+.!|<>~-])/g, '')
    .replaceAll(/[`\u200B\u00AD]|\*\*/g, '')
    .replaceAll('\u00A0', ' ')
}
