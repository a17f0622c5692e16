import { inlineScripts } from '../../platform/buildValues'
import type * as scripts from './inlineScripts'

export type InlineScriptName = keyof typeof scripts

interface Props {
  name: InlineScriptName
  'data-id'?: string
  'data-path'?: string | undefined
  /** Absent at the root of the host. */
  'data-base'?: string | undefined
}

/** Runs before what follows is painted. Only the server's bundle contains the code: in the browser it would be inserted too late to run. */
export function InlineScript({ name, ...attributes }: Props) {
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: inlineScripts?.[name] ?? '' }} />
}
