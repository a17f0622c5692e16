/**
 * Which of some tabs is shown.
 *
 * @param values of the tabs, in their order.
 * @param wishes values, the strongest first; those that no tab has do not count.
 * @returns the tab's index; 0 when no wish can be met.
 */
export function chosenTab(values: readonly string[], wishes: readonly (string | null | undefined)[]): number {
  const wish = wishes.find((value) => value !== null && value !== undefined && values.includes(value))
  return wish === undefined || wish === null ? 0 : values.indexOf(wish)
}
