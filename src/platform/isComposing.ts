/**
 * Whether a key belongs to an input method. Safari sends the Enter that ends a composition after the composition has ended; such keys have the
 * code 229 in all browsers: https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- only the deprecated code tells this Enter from another one
  return event.isComposing || event.keyCode === 229
}
