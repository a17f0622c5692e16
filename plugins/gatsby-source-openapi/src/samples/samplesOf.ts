import { highlightCode } from '../../../gatsby-markdown-tree/src/highlight/highlightCode'
import { codeSample } from './codeSample'
import { sampleGrammars, sampleLanguageNames, type SampleLanguage } from './sampleLanguages'
import type { SampleRequest } from './SampleRequest'

/** A request in every language, as coloured HTML. */
export function samplesOf(request: SampleRequest): Record<SampleLanguage, string> {
  const samples = sampleLanguageNames.map((language) => [language, sampleHtml(language, request)])
  return Object.fromEntries(samples) as Record<SampleLanguage, string>
}

export function sampleHtml(language: SampleLanguage, request: SampleRequest): string {
  return highlightCode(codeSample(language, request), sampleGrammars[language]).html
}
