import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from 'gatsby'
import { PageErrorBoundary } from './PageErrorBoundary'

/** The last net: an error in the shell or in the router itself shows a message instead of a blank page. */
export function wrapRoot({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  return <PageErrorBoundary>{element}</PageErrorBoundary>
}
