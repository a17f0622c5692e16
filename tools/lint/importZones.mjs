import { readdirSync } from 'node:fs'

/** The rooms that make up what readers see, and which of the other ones each may use. Nothing may use each other. */
const features = {
  openapi: ['markdown', 'preferences'],
  doc: ['markdown', 'preferences'],
  home: ['search'],
  lab: [],
  layout: ['doc', 'preferences', 'search'],
  markdown: ['lab', 'preferences'],
  preferences: [],
  search: ['preferences'],
}
const featureFolders = Object.keys(features).map((name) => `src/${name}`)
/** What puts features together; no feature knows it. */
const aboveFeatures = ['src/templates', 'src/pages', 'src/mcp']
/** Parts of a feature that know nothing of the rest of it. */
const independentParts = {
  openapi: ['comparison', 'console'],
  doc: ['feedback'],
  layout: ['navbar', 'sidebar', 'third-parties'],
  preferences: ['color-mode', 'my-stack', 'shortcuts'],
}

const plugins = readdirSync(new URL('../../plugins', import.meta.url))
/** Folders of plugins/ that are libraries: what others may import is exported by their index.ts. */
const libraries = plugins.filter((name) => !name.startsWith('gatsby-'))

/** The libraries a plugin may use: source plugins all of them, a library the one that reports problems. */
function librariesFor(name) {
  if (name === 'source-plugin') return ['markdown-tree', 'problem-report']
  return libraries.includes(name) ? ['problem-report'] : libraries
}

/**
 * The import rules of ARCHITECTURE.md ("must not"): `target`, without `unless`, imports nothing of `from`, without `except`. Files and
 * folders from the project's root; '' is the root itself.
 */
export const importZones = [
  {
    target: ['content'],
    from: [''],
    except: [
      'content/data',
      'verification/product/scenes/types.ts',
      ...plugins.map((name) => `plugins/${name}/types.ts`),
    ],
    message: 'Content imports nothing but the types of a plugin, and of scenes.',
  },
  {
    target: ['plugins'],
    from: ['src', 'content', 'tools', 'e2e'],
    message: 'A plugin gets everything from its options: it imports nothing from the site.',
  },
  ...plugins.map((name) => ({
    target: [`plugins/${name}`],
    from: ['plugins'],
    except: [
      `plugins/${name}`,
      ...librariesFor(name).flatMap((library) => [`plugins/${library}/index.ts`, `plugins/${library}/testing`]),
    ],
    message: `${name} may use ${librariesFor(name).join(', ')}, through their index.ts, and no other plugin.`,
  })),
  {
    target: [''],
    unless: ['content', 'verification'],
    from: ['verification'],
    message: 'verification/ is a separate package: it may use the site, and the site must not need it.',
  },
  ...libraries.map((name) => ({
    target: ['src', 'tools', 'e2e', 'verification'],
    from: [`plugins/${name}`],
    except: [`plugins/${name}/index.ts`, `plugins/${name}/testing`],
    message: `Import ${name} from plugins/${name}/index.ts, which exports what others may use.`,
  })),
  {
    target: ['src', 'plugins', 'content', 'e2e', 'tools', 'verification', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
    unless: ['src/build'],
    from: ['src/build'],
    message: 'src/build may only be imported by gatsby-node.ts and gatsby-config.ts.',
  },
  {
    target: ['src/build'],
    from: [
      ...featureFolders.filter((folder) => folder !== 'src/lab'),
      // The build runs their engines, so that pages say the same without scripts.
      'src/lab/page',
      'src/lab/simulator/page',
      ...aboveFeatures,
      'src/ui',
      'src/platform',
      'src/start',
      'src/styles',
    ],
    except: ['src/start/inline', 'src/markdown/text'],
    message: 'src/build runs in Node: no components, no hooks, no styles.',
  },
  {
    target: ['src', 'plugins', 'content', 'gatsby-ssr.tsx', 'gatsby-node.ts', 'gatsby-config.ts'],
    unless: ['src/start'],
    from: ['src/start'],
    except: ['src/start/inline'],
    message: 'src/start may only be imported by gatsby-browser.tsx, but for its inline scripts.',
  },
  {
    target: featureFolders,
    unless: ['src/layout/renderDocument.tsx'],
    from: ['src/gatsby-patches'],
    except: ['src/gatsby-patches/runtime.ts'],
    message: 'Features use src/gatsby-patches/runtime; the other patches belong to the build and the document.',
  },
  {
    target: ['src/shared'],
    // It names the types of what plugins store.
    unless: ['src/shared/pageData.ts'],
    from: [''],
    except: ['src/shared', 'node_modules/vitest'],
    message: 'src/shared is pure and runs anywhere: it imports itself.',
  },
  {
    target: ['src/search-engine'],
    from: ['src'],
    except: ['src/search-engine', 'src/shared'],
    message: 'src/search-engine also runs in Node: no components, no browser.',
  },
  {
    target: ['src/markdown/text'],
    from: ['src'],
    except: ['src/markdown/text', 'src/shared'],
    message: 'The build reads src/markdown/text: no components, no styles.',
  },
  {
    target: ['src/ui', 'src/platform', 'src/gatsby-patches'],
    from: [...featureFolders, ...aboveFeatures],
    message: 'src/ui, src/platform and src/gatsby-patches know nothing of the features that use them.',
  },
  {
    target: ['src/platform', 'src/gatsby-patches'],
    from: ['src/ui'],
    message: 'src/platform and src/gatsby-patches wrap what the browser and Gatsby offer: no components, no hooks.',
  },
  {
    target: featureFolders,
    from: aboveFeatures,
    message: 'A feature does not know where it is used.',
  },
  ...Object.entries(independentParts).flatMap(([feature, parts]) =>
    parts.map((part) => ({
      target: [`src/${feature}/${part}`],
      from: [`src/${feature}`],
      except: [`src/${feature}/${part}`],
      message: `src/${feature}/${part} knows nothing of the rest of src/${feature}.`,
    })),
  ),
  ...Object.entries(features).map(([name, allowed]) => ({
    target: [`src/${name}`],
    from: Object.keys(features)
      .filter((other) => other !== name && !allowed.includes(other))
      .map((other) => `src/${other}`),
    message: `src/${name} may use ${allowed.length > 0 ? allowed.map((other) => `src/${other}`).join(', ') : 'no other feature'}.`,
  })),
]
