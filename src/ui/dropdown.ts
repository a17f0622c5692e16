/** Of all lists that open over the page (`details`): the browser opens one at a time. */
export const dropdownName = 'dropdown'

/** Loads what closes a list when it is about to open. If it can't be loaded, the list still closes with its own button. */
function prepare(): void {
  import('./closeDropdowns').then(
    ({ closeDropdowns }) => closeDropdowns(),
    () => undefined,
  )
}

/** For the `summary` of a dropdown. */
export const dropdownEvents = { onPointerEnter: prepare, onFocus: prepare }
