import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../../tools/setup/install.mjs'
import { type Product, startProduct } from '../server/startProduct'
import { configOf, enterpriseResponses, type ExampleDocument } from './enterpriseResponses'
import type { Theme } from './pictureFiles'
import { type SceneFile, SceneProblem } from './readScene'
import { type IsExpected, runScene, type TakenPicture } from './runScene'
import { type Stage, type StageOptions, startStage } from './stage'
import type { DataRequest } from './types'

/** Date and time in the pictures. */
const pictureClock = new Date('2024-01-08T09:30:00Z')

/** A server with its data; `Product` without what scenes don't need. */
export type SceneServer = Pick<Product, 'url' | 'login' | 'keep' | 'reset' | 'write' | 'stop'>

/** Starts a server, with the example data or as new. It is called once for each kind that a scene needs. */
export type StartServer = (options: { isNew: boolean }) => Promise<SceneServer>

/** One browser, which runs scenes one after the other. */
export interface Studio {
  /** @param isExpected a picture that is not is taken again for a while */
  run(scene: SceneFile, theme?: Theme, isExpected?: IsExpected): Promise<TakenPicture[]>
  /** Stops the servers as well. */
  close(): Promise<void>
}

interface Setting {
  server: SceneServer
  stage: Stage
  /** Session of the administrator, a part of the data that is restored before each scene. */
  cookie: Cookie
}

/**
 * Opens a browser that reaches nothing but the servers.
 *
 * @param timeoutMs how long a step waits for what it names
 */
export async function openStudio(startServer: StartServer = startProductFor, timeoutMs?: number): Promise<Studio> {
  const env = { ...process.env, FONTCONFIG_FILE: path.resolve('verification/product/scenes/fonts.conf') }
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments, env })
  const pages = new Map<Theme, Page>()
  const settings = new Map<boolean, Setting>()
  const document = JSON.parse(readFileSync('content/openapi/unleash.json', 'utf8')) as ExampleDocument

  async function run(file: SceneFile, theme: Theme = 'light', isExpected?: IsExpected): Promise<TakenPicture[]> {
    const { scene } = file
    const options = stageOptions(file, document)
    const { server, stage, cookie } = await entryOf(settings, scene.newServer ?? false, (isNew) =>
      openSetting(startServer, isNew),
    )
    stage.use({})
    await server.reset()
    for (const request of scene.data ?? []) await send(stage.url, cookie, request, file.file)
    if (scene.data) await server.write()
    stage.use(options)
    const page = await entryOf(pages, theme, async () => (await newContext(browser, theme)).newPage())
    await page.context().clearCookies()
    if (!scene.signedOut) await page.context().addCookies([{ ...cookie, url: stage.url }])
    await page.setViewportSize({ width: scene.width ?? 1280, height: 1000 })
    let current = file
    const respondWith = (responses: Readonly<Record<string, unknown>>) => {
      current = { ...file, scene: { ...scene, responses: { ...current.scene.responses, ...responses } } }
      stage.use(stageOptions(current, document))
    }
    try {
      return await runScene(file, { page, url: stage.url, isIdle: stage.isIdle, respondWith, timeoutMs, isExpected })
    } finally {
      await leave(page).catch(async () => {
        // The next scene gets another one.
        pages.delete(theme)
        await page.context().close()
      })
    }
  }

  async function close(): Promise<void> {
    await browser.close()
    for (const { server, stage } of settings.values()) {
      await stage.close()
      await server.stop()
    }
  }

  return { run, close }
}

/** The tab stays: its process keeps the compiled scripts of the UI. What the scene stored in it is removed. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => (sessionStorage.clear(), true), undefined, { timeout: 5000 })
  await page.goto('about:blank')
}

async function openSetting(startServer: StartServer, isNew: boolean): Promise<Setting> {
  const server = await startServer({ isNew })
  const stage = await startStage({
    target: server.url,
    clock: pictureClock,
    files: new Map(fonts.map(({ url, file }) => [url, readFileSync(file)])),
  })
  const cookie = await logIn(stage.url, server.login)
  await send(stage.url, cookie, closeSurvey, 'verification/product/scenes/openStudio.ts')
  await server.keep()
  return { server, stage, cookie }
}

function startProductFor({ isNew }: { isNew: boolean }): Promise<SceneServer> {
  return startProduct({ clock: pictureClock, seed: !isNew })
}

/** The entry of a map, which is created when it's needed first. */
async function entryOf<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  create: (key: Key) => Promise<Value>,
): Promise<Value> {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const created = await create(key)
  map.set(key, created)
  return created
}

function stageOptions({ file, scene }: SceneFile, document: ExampleDocument): StageOptions {
  const change: StageOptions['change'] = (path, body) =>
    path === '/api/admin/ui-config' ? configOf(scene, body) : body
  if (scene.edition !== 'enterprise') {
    if (scene.responses === undefined) return { change }
    const what = 'The scene has responses, but shows the open-source edition.'
    throw new SceneProblem({
      severity: 'error',
      file,
      what,
      fix: "Add edition: 'enterprise', or prepare the server with data.",
    })
  }
  const { respond, problems } = enterpriseResponses(document, { ...nothingInFront, ...scene.responses }, file)
  const [problem] = problems
  if (problem) throw new SceneProblem(problem)
  return { respond, change }
}

/** The examples of these would show a banner above each page. */
const nothingInFront = { getBanners: { banners: [] }, getPendingChangeRequestsForUser: [] }

/** The survey would open over the page a few seconds after a login. */
const closeSurvey: DataRequest = { send: 'POST /api/admin/feedback', body: { feedbackId: 'pnps', neverShow: true } }

interface Cookie {
  name: string
  value: string
}

async function logIn(url: string, login: { username: string; password: string }): Promise<Cookie> {
  const response = await fetch(`${url}/auth/simple/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
  // The server has stored the session when the whole response has arrived.
  await response.arrayBuffer()
  if (!response.ok || name === '') throw new Error(`The login as "${login.username}" returned ${response.status}.`)
  return { name, value }
}

async function send(url: string, { name, value }: Cookie, request: DataRequest, file: string): Promise<void> {
  const [method = 'GET', path = '/'] = request.send.split(' ')
  const response = await fetch(url + path, {
    method,
    headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  })
  if (response.ok) return
  const what = `The request "${request.send}" under data returned ${response.status}: ${(await response.text()).slice(0, 200)}`
  throw new SceneProblem({
    severity: 'error',
    file,
    what,
    fix: 'Correct the request; `npm run product --prefix verification` starts the server that it was sent to.',
  })
}

const browserArguments = [
  ...chromiumArguments,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // A page lives for seconds: to optimize its scripts takes more processor time than they save then, a seventh of all. What is compiled is kept
  // for the next page.
  '--js-flags=--no-turbofan,--no-flush-bytecode',
  // The UI refers to fonts and images of other hosts.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

async function newContext(browser: Browser, theme: Theme): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    colorScheme: theme,
    timezoneId: 'UTC',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await context.clock.setFixedTime(pictureClock)
  await context.addInitScript(prepareWindow, { theme, fonts, css: stillCss })
  return context
}

interface Font {
  family: string
  weight: string
  file: string
  /** Where the stage serves it. */
  url: string
}

function fontOf(family: string, weight: string): Font {
  const folder = family.toLowerCase().replaceAll(' ', '-')
  const name = `${folder}-latin-${weight}-normal.woff2`
  return {
    family,
    weight,
    file: `verification/node_modules/@fontsource/${folder}/files/${name}`,
    url: `/fonts/${name}`,
  }
}

/** The fonts of the UI, which it loads from Google. */
const fonts = [
  ...['400', '700', '800'].map((weight) => fontOf('Sen', weight)),
  fontOf('Material Symbols Outlined', '400'),
]

/** Nothing moves, and nothing is only decoration. The input of a switch is wider than the switch: a click must not scroll it there. */
const stillCss = `
.MuiSwitch-root { overflow: clip !important }
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }
img[src*="/texture"], canvas[style*="position: fixed"] { display: none !important }
`

/** Runs in the browser before the scripts of each page. */
function prepareWindow({ theme, fonts, css }: { theme: string; fonts: readonly Font[]; css: string }): void {
  if (location.protocol === 'about:') return
  // What Material UI opens and closes ends with a timer, although no transition is left.
  const longestTransition = 400
  const { setTimeout } = window
  window.setTimeout = ((action: TimerHandler, delay = 0, ...values: unknown[]) =>
    setTimeout(action, delay <= longestTransition ? 0 : delay, ...values)) as typeof window.setTimeout
  localStorage.setItem('unleash-theme', JSON.stringify(theme))
  for (const { family, weight, url } of fonts) {
    const face = new FontFace(family, `url(${url})`, { weight })
    document.fonts.add(face)
    void face.load()
  }
  const style = document.createElement('style')
  // The style sheet from Google sets these.
  style.textContent = `${css} .material-symbols-outlined { font: normal 24px/1 "Material Symbols Outlined"; font-feature-settings: "liga"; white-space: nowrap }`
  document.addEventListener('DOMContentLoaded', () => document.head.append(style))
}
