import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, error, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort, isPortFree } from '../../tools/setup/command.mjs'
import type { Engine, Key } from './Engine'

/** Programs of Debian's packages webkit2gtk-driver and xvfb. */
export interface WebKitPrograms {
  driver: string
  browser: string
  display: string
}

const keyCodes: Partial<Record<Key, string>> = {
  Control: SeleniumKey.CONTROL,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  Tab: SeleniumKey.TAB,
}

/**
 * Without a window manager, the window below the pointer has the focus, and the pointer is in the middle of the screen. There the window has
 * its toolbar, whatever its size: over the page, the pointer would hover links.
 */
const screenSize = '2200x1800x24'
const windowPosition = { x: 900, y: 885 }

/** In milliseconds, for all programs together: their first start on a machine reads them from the disk, beside two other browsers. */
const startLimit = 90_000

/** In milliseconds; pages are local. */
const pageLimit = 30_000

/** In milliseconds, for the answer of a script; the slowest wait for two frames. */
const answerLimit = 5_000

/** A program that can't be started exceeds the limit. */
const ignore = () => undefined

/** WebKitGTK over W3C WebDriver, on a display that only exists in memory: it can't run without one. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const processes: ChildProcess[] = []
  const stop = () => {
    for (const child of processes.splice(0)) child.kill()
  }
  process.once('exit', stop)
  try {
    const limit = AbortSignal.timeout(startLimit)
    const late = once(limit, 'abort').then(() =>
      Promise.reject(new Error(`It took more than ${startLimit / 1000} s to start.`)),
    )
    return engineOf(await Promise.race([connect(programs, processes, limit), late]), stop)
  } catch (error) {
    stop()
    throw error
  }
}

/** Starts display and driver, which are added to the processes, and through the driver a browser. */
async function connect(
  { driver, browser, display }: WebKitPrograms,
  processes: ChildProcess[],
  limit: AbortSignal,
): Promise<WebDriver> {
  // It ends 10 s after its last client, also when this process is killed. At once would be too early: on a busy machine, a first client
  // may leave before the browser comes, which then never starts.
  const screen = spawn(
    display,
    ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp', '-terminate', '10'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  processes.push(screen.on('error', ignore))
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  const env = {
    ...process.env,
    DISPLAY: `:${number.toString().trim()}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
    GTK_CSD: '0',
  }
  const port = await freePort()
  processes.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }).on('error', ignore))
  while (await isPortFree(port)) {
    limit.throwIfAborted()
    await sleep(50)
  }
  const options = { binary: browser, args: ['--automation'] }
  // The driver would wait for each page to load; `open` below does.
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': options,
  })
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
}

/**
 * Runs a script in the page, which may run twice: a script that arrives while WebKit restores a kept page is never answered, and when the
 * document is left before it has answered, the driver says that there is no frame. Sent again, it runs in the document that is there now.
 *
 * @throws {TimeoutError} no attempt was answered
 */
async function execute<Result>(driver: WebDriver, script: string, ...args: unknown[]): Promise<Result> {
  const end = Date.now() + pageLimit
  do {
    const answer = driver
      .executeScript<Result>(script, ...args)
      .then((result) => ({ result }))
      .catch((problem: unknown) => {
        if (!(problem instanceof error.NoSuchFrameError)) throw problem
      })
    const settled = await Promise.race([answer, sleep(answerLimit, undefined, { ref: false })])
    answer.catch(ignore)
    if (settled) return settled.result
  } while (Date.now() < end)
  throw new error.TimeoutError(`The page didn't run a script within ${pageLimit / 1000} s.`)
}

function engineOf(driver: WebDriver, stop: () => void): Engine {
  const page = driver.manage().window()
  const is = (state: string) => driver.wait(() => execute<boolean>(driver, `return ${state}`), pageLimit)
  const openEarly = async (url: string) => {
    const isSamePage = await execute<boolean>(
      driver,
      'return location.href.split("#")[0] === arguments[0].split("#")[0] && arguments[0].includes("#")',
      url,
    )
    if (!isSamePage) await execute(driver, 'window.isLeft = true')
    await driver.get(url)
    await is('!window.isLeft')
  }
  return {
    openEarly,
    async open(url) {
      await openEarly(url)
      await is('document.readyState === "complete"')
    },
    run: (code, ...args) => execute(driver, `return (${code.toString()}).apply(null, arguments)`, ...args),
    click: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).press().release().perform(),
    async press(...keys) {
      const codes = keys.map((key) => keyCodes[key] ?? key)
      let actions = driver.actions()
      for (const code of codes) actions = actions.keyDown(code)
      for (const code of [...codes].reverse()) actions = actions.keyUp(code)
      await actions.perform()
    },
    async type(text) {
      let actions = driver.actions()
      for (const letter of text) actions = actions.keyDown(letter).keyUp(letter)
      await actions.perform()
    },
    async resize(width, height) {
      const [across = 0, down = 0] = await execute<number[]>(
        driver,
        'return [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight]',
      )
      await page.setRect({ ...windowPosition, width: width + across, height: height + down })
    },
    back: () => driver.navigate().back(),
    async close() {
      await driver.quit().catch(() => undefined)
      stop()
    },
  }
}
