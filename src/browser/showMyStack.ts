/** Shows what the reader's stack includes. On failure, pages don't say so. */
export function showMyStack(): void {
  void import(/* webpackChunkName: "stack" */ '../my-stack/showStack').then(({ showStack }) => showStack(), () => undefined)
}
