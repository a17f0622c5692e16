import { componentEntry, type TreeComponent } from '../../shared/componentRules'
import {
  blocks,
  codeBlock,
  codeInLine,
  image,
  inline,
  link,
  list,
  paragraph,
  title,
  transparent,
  type Writers,
} from './markdownBlocks'
import { textNode, wrap } from './phrasing'

/** What a component is outside of its page. */
interface ComponentText {
  /** Attributes that readers see as text. What a component contains is searched anyway, and the code of a `CodeBlock`. */
  searched: readonly string[]
  /** How Markdown copies and `llms-full.txt` have it. */
  markdown: Writers
}

/** Of every component that `src/markdown/MarkdownTree.tsx` renders. The build reads it, so it imports no component. */
export const componentTexts: Readonly<Record<TreeComponent, ComponentText>> = {
  Admonition: {
    searched: ['title'],
    markdown: {
      block: ({ kind, title: text }, children, to) => [
        {
          type: 'blockquote',
          children: [
            ...title([textNode(text ?? String(kind).replace(/^./, (letter) => letter.toUpperCase()))]),
            ...blocks(children, to),
          ],
        },
      ],
    },
  },
  Card: {
    searched: ['title'],
    markdown: {
      block: ({ title: text, href }, children, to) => [
        ...paragraph(href === undefined ? [textNode(text ?? '')] : link({ href }, [String(text)], to)),
        ...blocks(children, to),
      ],
    },
  },
  CardGrid: {
    searched: [],
    markdown: {
      block: (_, children, to) =>
        list(
          children.map((card) => ['li', 0, card]),
          to,
        ),
    },
  },
  CodeBlock: {
    searched: ['title'],
    markdown: { block: codeBlock, inline: codeInLine },
  },
  Details: {
    searched: ['summary'],
    markdown: { block: ({ summary }, children, to) => [...title([textNode(summary ?? '')]), ...blocks(children, to)] },
  },
  // What the reader has done is only known in the browser.
  CourseProgress: {
    searched: [],
    markdown: transparent,
  },
  Diagram: {
    searched: ['title', 'alt'],
    markdown: {
      block: ({ alt, title: caption }) => [
        ...paragraph([{ type: 'emphasis', children: [textNode(`Diagram: ${String(alt)}`)] }]),
        ...paragraph(caption === undefined ? [] : [textNode(caption)]),
      ],
    },
  },
  FactBox: {
    searched: [],
    markdown: transparent,
  },
  FactExample: {
    searched: [],
    markdown: { block: codeBlock, inline: codeInLine },
  },
  FactTable: {
    searched: ['label'],
    markdown: transparent,
  },
  Figure: {
    searched: ['alt', 'caption'],
    markdown: {
      block: ({ src, alt, caption, note }, _, to) => [
        ...paragraph(image({ src: src ?? '', alt: alt ?? '' }, [], to)),
        ...[caption, note].flatMap((text) => paragraph(text === undefined ? [] : [textNode(text)])),
      ],
    },
  },
  FileName: {
    searched: ['name'],
    markdown: {
      inline: ({ name, isMarked }) => (isMarked ? wrap('strong', [textNode(name ?? '')]) : [textNode(name ?? '')]),
    },
  },
  FileTree: {
    searched: [],
    markdown: transparent,
  },
  // `calculatedTrees` has given its content to this one and to `RolloutSimulator`.
  Lab: {
    searched: [],
    markdown: transparent,
  },
  Lesson: {
    searched: [],
    markdown: transparent,
  },
  RolloutSimulator: {
    searched: [],
    markdown: transparent,
  },
  SdkMatrix: {
    searched: [],
    markdown: transparent,
  },
  // `pageTree` has replaced it by a list of links.
  SidebarPages: {
    searched: [],
    markdown: transparent,
  },
  Steps: {
    searched: [],
    markdown: transparent,
  },
  Tab: {
    searched: ['label'],
    markdown: { block: ({ label }, children, to) => [...title([textNode(label ?? '')]), ...blocks(children, to)] },
  },
  TableBox: {
    searched: [],
    markdown: transparent,
  },
  Tabs: {
    searched: [],
    markdown: transparent,
  },
  Term: {
    searched: ['term'],
    markdown: {
      inline: ({ term, href }, children, to) => {
        const content = children.length > 0 ? children : [String(term)]
        return href === undefined ? inline(content, to) : link({ href }, content, to)
      },
    },
  },
  ThemedImage: {
    searched: ['alt'],
    markdown: { inline: image },
  },
  VersionTable: {
    searched: [],
    markdown: transparent,
  },
  Video: {
    searched: ['title'],
    markdown: {
      block: ({ title: text, src, minutes }, _, to) => {
        const name = `Video: ${String(text)}${minutes === undefined ? '' : ` (about ${String(minutes)} minutes)`}`
        return paragraph(link({ href: src ?? '' }, [name], to))
      },
    },
  },
}

/**
 * The entry of a component; undefined for an HTML element.
 * @throws for a component that isn't in the table
 */
export function componentText(tag: string): ComponentText | undefined {
  return componentEntry(componentTexts, tag, 'componentTexts of src/markdown/text/componentTexts.ts')
}
