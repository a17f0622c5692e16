import { openDialog } from '../platform/historyState'
import type { ImageProps } from './ThemedImage'
import * as styles from './zoomImage.module.css'

/** Shows an image over the page. Escape, Back, the button or a click closes it; the browser then restores the focus. */
export function zoomImage({ src, alt, width, height }: ImageProps): void {
  // The reader may have clicked twice, or opened something else while this loaded.
  if (document.querySelector('dialog[open]')) return
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog ?? ''
  dialog.setAttribute('aria-label', alt)
  const image = Object.assign(new Image(width, height), { src, alt })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' })
  dialog.append(button, image)
  // The second click of a double click on the image in the page would close it immediately.
  dialog.addEventListener('click', ({ detail }) => detail < 2 && dialog.close())
  document.body.append(dialog)
  const release = openDialog(dialog, () => dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    release()
  })
}
