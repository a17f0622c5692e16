import { readdirSync } from 'node:fs'

/** Features of the shell and of pages, and which of the other features each may use. Nothing may use each other. */
const features = {
  'api-reference': ['markdown'],
  'color-mode': [],
  'doc-page': ['markdown'],
  'home-page': ['search'],
  markdown: [],
  navbar: ['color-mode', 'search'],
  search: [],
  sidebar: [],
  'third-parties': [],
}
const featureFolders = Object.keys(features).map((name) => `./src/${name}`)
/** What puts features together; no feature knows it. */
const aboveFeatures = ['./src/shell', './src/templates', './src/pages']

const plugins = readdirSync('plugins')

/** What a plugin may use of the others: source plugins the three that read documents, the rest the one that reports. */
function pluginsFor(name) {
  const tools = ['gatsby-problem-report', 'gatsby-markdown-tree', 'gatsby-remote-document']
  return name.startsWith('gatsby-source-') ? tools : ['gatsby-problem-report']
}

/** The never-arrows of ARCHITECTURE.md that are about imports, as zones of import-x/no-restricted-paths. */
export const importZones = [
  {
    target: './content',
    from: '.',
    except: plugins.map((name) => `./plugins/${name}/types.ts`),
    message: 'Content imports nothing but the types of a plugin.',
  },
  {
    target: './plugins',
    from: ['./src', './content', './tools', './e2e'],
    message: 'A plugin knows what its options tell it.',
  },
  ...plugins.map((name) => ({
    target: `./plugins/${name}`,
    from: './plugins',
    except: [...new Set([name, ...pluginsFor(name)])].map((allowed) => `./${allowed}`),
    message: `${name} may use ${pluginsFor(name).join(', ')} and no other plugin.`,
  })),
  {
    target: ['./src/!(build)/**', './plugins', './content', './e2e', './tools', './gatsby-browser.tsx', './gatsby-ssr.tsx'],
    from: './src/build',
    message: 'src/build is reached from gatsby-node.ts and gatsby-config.ts alone.',
  },
  {
    target: './src/build',
    from: [...featureFolders, ...aboveFeatures, './src/ui', './src/hooks', './src/browser', './src/styles'],
    message: 'src/build runs in Node: no components, no hooks, no styles.',
  },
  {
    target: ['./src/!(browser)/**', './plugins', './content', './gatsby-ssr.tsx', './gatsby-node.ts', './gatsby-config.ts'],
    from: './src/browser',
    message: 'src/browser is reached from gatsby-browser.tsx alone.',
  },
  {
    target: './src/shared',
    from: '.',
    except: ['./src/shared', './src/types', './node_modules/vitest'],
    message: 'src/shared is pure and runs anywhere: it imports itself and src/types.',
  },
  {
    target: './src/types',
    from: './src',
    except: ['./types', './shared'],
    message: 'src/types describes data: it imports itself and src/shared.',
  },
  {
    target: ['./src/ui', './src/hooks'],
    from: [...featureFolders, ...aboveFeatures],
    message: 'src/ui and src/hooks know nothing of the features that use them.',
  },
  { target: './src/hooks', from: './src/ui', message: 'A hook draws nothing.' },
  {
    target: featureFolders,
    from: aboveFeatures,
    message: 'A feature does not know where it is used.',
  },
  ...Object.entries(features).flatMap(([name, allowed]) => ({
    target: `./src/${name}`,
    from: Object.keys(features)
      .filter((other) => other !== name && !allowed.includes(other))
      .map((other) => `./src/${other}`),
    message: `src/${name} may use ${allowed.length > 0 ? allowed.map((other) => `src/${other}`).join(', ') : 'no other feature'}.`,
  })),
]
