import { isReachable } from '../hooks/isReachable'
import { hideLoadAlert } from './hideLoadAlert'
import { showLoadAlert } from './loadAlert'
import { endProgress, startProgress } from './routeProgress'

/**
 * Goes to a page that the router could not load. The browser gets the whole address, once, when the server answers: it may
 * have a newer version of the site. When nothing answers, leaving would put the browser's error page in the place of one that
 * can be read: it stays, with a message and a way to try again.
 *
 * @param address with query and hash
 * @param isWanted whether the reader still wants to go there, asked when the answer is there
 */
export async function goByBrowser(address: string, isWanted: () => boolean): Promise<void> {
  hideLoadAlert()
  startProgress()
  const isThere = await isReachable(address)
  if (!isWanted()) return
  if (isThere) {
    window.location.assign(address)
    return
  }
  endProgress()
  showLoadAlert(() => void goByBrowser(address, isWanted))
}
