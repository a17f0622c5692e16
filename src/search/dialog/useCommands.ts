import { useState } from 'react'
import { useCopying } from '../../hooks/useCopying'
import { openStack } from '../../my-stack/stackView'
import { nextMode, switchMode } from '../../platform/colorMode'
import { loadText } from '../../platform/siteFiles'
import { markdownPath } from '../../shared/pageFiles'
import { isShortcutListOpen } from '../../shortcuts/shortcuts'
import { closeSearch } from '../searchDialogStore'
import type { Choice } from './OptionList'

const copyMessages = { idle: '', copied: 'Copied', failed: 'Copy failed' }

const colors = { light: 'Use light colors', dark: 'Use dark colors', system: 'Use the colors of the system' }

/** What can be done on the page `path` besides searching, and what a screen reader announces about the last command. */
export function useCommands(path: string): [Choice[], string] {
  const [mode, setMode] = useState(currentMode)
  const [copyState, copy] = useCopying(() => loadText(markdownPath(path)))
  // Pages without an article, such as the page of results, have no Markdown.
  const [hasMarkdown] = useState(hasArticle)
  const switchColors = () => {
    switchMode()
    setMode(currentMode())
  }
  const instead = (open: () => void) => () => {
    closeSearch()
    open()
  }
  const commands = [
    command('colors', colors[nextMode(mode)], switchColors),
    ...(hasMarkdown ? [command('copy', copyMessages[copyState] || 'Copy this page as Markdown', copy)] : []),
    command('stack', 'Set my stack: SDK, versions, plan, server', instead(openStack)),
    command(
      'shortcuts',
      'Show the keyboard shortcuts',
      instead(() => isShortcutListOpen.set(true)),
    ),
  ]
  return [commands, copyMessages[copyState]]
}

function currentMode(): string | undefined {
  return document.documentElement.dataset.mode
}

function hasArticle(): boolean {
  return document.querySelector('main article') !== null
}

function command(key: string, title: string, run: () => void): Choice {
  return { url: `#${key}`, names: ['', title], excerpt: '', run }
}
