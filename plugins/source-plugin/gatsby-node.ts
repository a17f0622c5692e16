// Listed among the plugins, before all source plugins, also so that a change of this folder clears Gatsby's cache: they create their
// nodes with it.
export { createPages } from './recreatePages'
