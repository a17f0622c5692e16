import { highlightCode } from '../../../gatsby-markdown-tree/src/highlight/highlightCode'
import { codeSample } from './codeSample'
import { sampleGrammars, sampleLanguageNames, type SampleLanguage } from './sampleLanguages'
import type { SampleRequest } from './SampleRequest'

/** A request as coloured HTML in every language but that of the sample in the page. */
export function samplesOf(request: SampleRequest): Partial<Record<SampleLanguage, string>> {
  const others = sampleLanguageNames.filter((language) => language !== 'curl')
  return Object.fromEntries(others.map((language) => [language, sampleHtml(language, request)]))
}

export function sampleHtml(language: SampleLanguage, request: SampleRequest): string {
  return highlightCode(codeSample(language, request), sampleGrammars[language]).html
}
