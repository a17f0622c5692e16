import type { ElementType } from 'react'
import { SiteLink } from '../ui/SiteLink'
import { CodeBlock } from './CodeBlock'
import { Details } from './Details'
import { Heading2, Heading3, Heading4 } from './Heading'
import { TableBox } from './TableBox'

/** What the build makes of any Markdown, also of one that is not written for this site. */
export const foreignComponents: Readonly<Record<string, ElementType>> = {
  a: SiteLink,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  details: Details,
  CodeBlock,
  TableBox,
}
