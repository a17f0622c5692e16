import { builtEngine } from './relevance/builtEngine'
async function main() {
  const engine = builtEngine('public'); await engine.prepareTexts()
  for (const query of process.argv.slice(2)) {
    const { pages } = await engine.search({ query, kinds: [], page: 0, pagesPerPage: 4, excerptWords: 14 })
    console.log('##', query); for (const p of pages) console.log(p.map((h) => `${h.url} ${h.names.at(-1)} — ${h.excerpt}`).join('\n      '))
  }
}
void main()
