import { createStore } from '../../ui/createStore'

/**
 * Puts the reader's own values into the HTML of the samples on all pages of this visit. Few readers use it, so its code loads with the
 * form (`sampleValues`).
 */
export const sampleFill = createStore((html: string) => html)
