import { describe, expect, it } from 'vitest'
import { canRun, runners, sentBody } from '../../__fixtures__/sentBody'
import type { Json, SampleLanguage } from '../../types'

const text = `  BODY
BODY
BODY;
spaces at the end  
\t"quoted" 'single' \`back\` \\n \\u0041 """ ''' #{x} #$x $HOME \${x} %s ü 😀\r
\r
`
const json = JSON.parse(
  '{"__proto__":{"a":"BODY\\nBODY"},"list":[true,null,1.5,"\\"\\\\ \'\'\' #{x} $x ${x} $  "],"":{}}',
) as Json

// The report lists what is skipped by name.
describe.each(Object.keys(runners) as SampleLanguage[])('%s, where it is installed,', (language) => {
  it.skipIf(!canRun(language))(
    'sends strings unchanged, and equivalent JSON',
    async () => {
      const texts = [text, 'short', '\n']
      // Compilers leave processors idle.
      const [sentJson, ...sentTexts] = await Promise.all([json, ...texts].map((body) => sentBody(language, body)))
      expect(sentTexts).toEqual(texts)
      expect(JSON.stringify(JSON.parse(sentJson ?? ''))).toBe(JSON.stringify(json))
    },
    120_000,
  )
})
