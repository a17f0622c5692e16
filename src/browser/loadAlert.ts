import { hideLoadAlert, loadAlertId } from './hideLoadAlert'
import * as styles from './loadAlert.module.css'

/**
 * Says over the page that another one could not be loaded, and offers to try again; until the reader does, closes it or is on
 * another page.
 */
export function showLoadAlert(onRetry: () => void): void {
  hideLoadAlert()
  const text = Object.assign(document.createElement('p'), {
    textContent: 'The page could not be loaded. You might want to check your network connection.',
  })
  const retry = button('Retry', onRetry)
  const alert = Object.assign(document.createElement('div'), { id: loadAlertId, className: styles.alert })
  alert.setAttribute('role', 'alert')
  alert.append(text, retry, button('Close', hideLoadAlert))
  document.body.append(alert)
  // At hand for the keyboard too, which would have to go to the end of the page for it.
  retry.focus({ preventScroll: true })
}

function button(textContent: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent, onclick })
}
