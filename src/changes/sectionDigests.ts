import type { TreeNode } from '../../plugins/markdown-tree'

export interface SectionDigest {
  /** Of the heading. */
  id: string
  /** Of its text and of what follows it up to the next heading of the same kind. */
  digest: string
}

/** Attributes that readers see. Files have other names after every build, and how code is colored isn't a change. */
const texts = ['html', 'svg', 'alt', 'title', 'caption', 'summary', 'label'] as const

/** The sections of a page: each begins with a heading of level 2 or 3, like the entries of the table of contents. */
export function sectionDigests(tree: readonly TreeNode[]): SectionDigest[] {
  const sections: { id: string; hash: number }[] = []
  read(tree)
  return sections.map(({ id, hash }) => ({ id, digest: (hash >>> 0).toString(36) }))

  function read(nodes: readonly TreeNode[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') {
        add(node)
        continue
      }
      const [tag, attributes, ...children] = node
      if (/^h[23]$/.test(tag) && attributes && typeof attributes.id === 'string')
        sections.push({ id: attributes.id, hash: 0x811c9dc5 })
      for (const name of attributes ? texts : []) {
        const value = attributes && Object.hasOwn(attributes, name) ? attributes[name] : undefined
        if (typeof value === 'string') add(name === 'html' || name === 'svg' ? value.replace(/<[^>]*>/g, '') : value)
      }
      read(children)
    }
  }

  /** FNV-1a, without spaces: lines of a source file break anywhere. */
  function add(text: string): void {
    const section = sections.at(-1)
    if (!section) return
    let { hash } = section
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code > 32) hash = Math.imul(hash ^ code, 0x01000193)
    }
    section.hash = hash
  }
}
