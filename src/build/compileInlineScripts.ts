import path from 'node:path'
import { buildSync } from 'esbuild'
import type { InlineScriptName } from '../start/inline/InlineScript'

/** Minified code of each function of `src/start/inline/inlineScripts`. @throws when one doesn't compile, or contains what would end its element */
export function compileInlineScripts(): Record<InlineScriptName, string> {
  return {
    announcement: compile('announcement'),
    documentHead: compile('documentHead'),
    lab: compile('lab'),
    sidebar: compile('sidebar'),
    tabs: compile('tabs'),
  }
}

function compile(name: InlineScriptName): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${name} } from './inlineScripts'\n${name}()`,
      resolveDir: path.resolve('src/start/inline'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // All browsers with cascade layers, which the style sheets need, know it.
    target: 'es2021',
    // Files that they load have absolute URLs.
    define: { 'process.env.BASE_PATH': '""' },
    // Without the project's options: `strict` would add a directive to each script.
    tsconfigRaw: {},
  })
  const code = outputFiles.map(({ text }) => text.trim()).join('')
  if (/<\/script|<!--/i.test(code))
    throw new Error(`The inline script "${name}" contains "</script" or "<!--", which would end its element.`)
  return code
}
