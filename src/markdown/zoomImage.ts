import * as styles from './zoomImage.module.css'

export interface ZoomedImage {
  src: string
  alt: string
  width: number
  height: number
}

/** Shows an image over the page. Escape, the button or a click closes it; the browser then restores the focus. */
export function zoomImage({ src, alt, width, height }: ZoomedImage): void {
  const dialog = document.createElement('dialog')
  dialog.className = styles.dialog ?? ''
  dialog.setAttribute('aria-label', alt)
  const image = Object.assign(new Image(width, height), { src, alt })
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' })
  dialog.append(button, image)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
