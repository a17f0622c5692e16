import fs from 'node:fs'
import { cleaningUp } from '../../tools/develop/withEditedFile'

const folder = 'content/docs/measured'

/** Does something while `content/docs` has so many more guides of the usual length, and removes them: also when the program is stopped. */
export async function withMoreGuides<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
  // Before anything that removes it: a folder that exists already isn't ours.
  fs.mkdirSync(folder)
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  return cleaningUp(remove, () => {
    for (let guide = 1; guide <= count; guide += 1) fs.writeFileSync(`${folder}/guide-${guide}.mdx`, guideText(guide))
    return work()
  })
}

function guideText(guide: number): string {
  const sections = Array.from({ length: 8 }, (_, index) => sectionText(guide, index + 1))
  return `---
title: Measured guide ${guide}
description: Guide ${guide} of those that exist for a moment, to measure what more guides cost a build of the site.
sidebar: false
---

This guide is part of a measurement.

${sections.join('\n')}`
}

function sectionText(guide: number, section: number): string {
  return `## Section ${section} of guide ${guide}

A paragraph has **bold** words, \`code\` and a link to [feature flags](/reference/feature-toggles). It says nothing, but is as long as
most paragraphs of guides, so that compiling, rendering and indexing it take the time that they usually take. Its number is ${guide * section}.

1. The first step of section ${section}
2. The second step, with [a link to a section](#section-1-of-guide-${guide})
3. The last step

| Column | Meaning |
| --- | --- |
| \`name\` | The name of entry ${section} |
| \`value\` | The value of entry ${section} |

\`\`\`js
const measured = { guide: ${guide}, section: ${section} }
console.log(measured)
\`\`\`
`
}
