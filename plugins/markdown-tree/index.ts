export { compileDialect } from './src/compileDialect'
export { compileUntrusted } from './src/compileUntrusted'
export type { CodeExample, CompiledMarkdown, Heading, Reference, WrittenLink } from './src/CompiledMarkdown'
export { labelCells } from './src/compactTree'
export {
  contentOf,
  replaceElements,
  textOf,
  treeElement,
  type Replacement,
  type TreeAttributes,
  type TreeNode,
} from './src/TreeNode'
export { pack, type Packed, unpack } from './src/packed'
export { cleanText, escapeHtml, isExternal } from './src/safeText'
export { codeBlock, codeColors, codeDigest, highlightCode } from './src/highlight/highlightCode'
export type { ComponentRules } from './src/dialect/DialectOptions'
export { playerOrigins } from './src/dialect/attributeFormats'
export { componentElements } from './src/dialect/componentElements'
export { dialectPlugins } from './src/dialect/dialectPlugins'
export { darkVariant, type DialectOptions, type Glossary, type ImageReading } from './src/dialect/DialectOptions'
export { parseDialect } from './src/dialect/parseDialect'
export { plainText } from './src/dialect/DialectPlugin'
export { admonitionKinds } from './src/dialect/readAdmonitions'
export { codeFence, type RunReason, runReasons } from './src/dialect/readCode'
export { fenceAttributes } from './src/dialect/readFence'
