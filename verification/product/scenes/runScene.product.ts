import { rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { describeProduct } from '../testing/useProduct'
import { checkPictures } from './checkPictures'
import { openStudio, type Studio } from './openStudio'
import { readScene, SceneProblem } from './readScene'

const html = `<!doctype html><meta charset="utf-8"><body style="margin:0;font:16px sans-serif"><main style="padding:40px">
  <h1>Users</h1><p>Admin <button>Edit user</button></p><p>Viewer <button>Edit user</button></p>
  <label>Full name <input></label><button disabled>Create user</button>
  <label>Rollout <input type="range" oninput="this.parentElement.nextElementSibling.textContent = this.value + ' %'"></label><p></p>
  <div class="MuiGrid-container" style="margin-top:-24px"><div class="MuiGrid-item" style="padding-top:24px"><strong>Domains</strong></div></div>
  <div class="MuiSwitch-root" style="margin-top:16px;overflow:hidden;width:58px"><div style="width:174px">Switch</div></div><p id="scrolled"></p>
  <script>addEventListener('load', () => {
    const root = document.querySelector('.MuiSwitch-root')
    root.scrollLeft = 20
    document.querySelector('#scrolled').textContent = 'Scrolled by ' + root.scrollLeft
  })</script></main>`

describeProduct('a scene', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio(startFakeServer, 2000)
  })
  afterAll(() => studio.close())

  const messageOf = (step: string, more = '') =>
    studio.run(sceneWith(step, more)).then(
      () => '',
      (error: unknown) => formatProblems(error instanceof SceneProblem ? [error.problem] : []),
    )

  it('moves a slider', async () => {
    expect(await messageOf("{ fill: 'Rollout', with: '20' },\n    { see: '20 %' }")).toBe('')
  })

  it('does not let a switch be scrolled by what clicks it', async () => {
    expect(await messageOf("{ see: 'Scrolled by 0' }")).toBe('')
  })

  it('shows a row of settings without the row above it, which the row overlaps', async () => {
    const [taken] = await studio.run(sceneWith("{ picture: 'setting', of: { setting: 'Domains' } }"))
    // A line of text, and twice 8 pixels of padding.
    expect(taken?.height).toBeLessThan(38)
  })

  it('names a label that the screen does not have, and the label that was probably meant', async () => {
    expect(await messageOf("{ fill: 'Full nam', with: 'A' }")).toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:4
        No field on the screen is named "Full nam" (/users).
        Did you mean "Full name"?"
    `)
  })

  it('names a label that the screen has twice', async () => {
    expect(await messageOf("{ select: 'Edit user' }")).toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:4
        2 things on the screen are named "Edit user" (/users).
        Say which one with \`in\`, for example in: { row: '…' } or in: 'dialog'."
    `)
  })

  it('says that a button is disabled', async () => {
    expect(await messageOf("{ select: 'Create user' }")).toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:4
        "Create user" is on the screen, but is disabled (/users).
        Fill in what the form requires, or close what is in front of it."
    `)
  })

  it('names a part of the screen that a picture should show', async () => {
    expect(await messageOf("{ picture: 'list', of: 'table' }")).toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:4
        The screen has no "table" (/users).
        Show another part of the window with \`of\`."
    `)
  })

  it('shows what the server said about a request that prepares data', async () => {
    expect(await messageOf("{ see: 'Users' }", " data: [{ send: 'POST /api/admin/segments', body: {} }],"))
      .toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts
        The request "POST /api/admin/segments" under data returned 400: {"message":"The name is missing."}
        Correct the request; \`npm run product --prefix verification\` starts the server that it was sent to."
    `)
  })

  it('reports responses of a step that do not match the API document', async () => {
    expect(await messageOf('{ responses: { getGroups: { group: [] } } }', " edition: 'enterprise',"))
      .toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:4  responses > getGroups
        The body has the property "group", which the schema doesn't have.
        Did you mean "groups"?"
    `)
  })

  it('reports a picture that no longer shows the UI', async () => {
    // The file of another page's picture.
    const scene = { ...sceneWith("{ picture: 'flag', of: 'main' }"), file: 'content/docs/quickstart.scene.ts' }
    const { problems } = await checkPictures(studio, scene, 'light')
    rmSync('test-results/pictures/quickstart.flag.png', { force: true })
    expect(formatProblems(problems).replace(/\d+ × \d+/g, 'W × H')).toMatchInlineSnapshot(`
      "content/docs/quickstart.scene.ts:4
        content/docs/pictures/quickstart.flag.webp no longer matches the UI: it is W × H pixels, but the UI now has W × H.
        Compare it with test-results/pictures/quickstart.flag.png, then renew it: npm run pictures --prefix verification -- quickstart"
    `)
  })
})

/** The step is in line 4. */
function sceneWith(step: string, more = '') {
  return readScene(
    'content/docs/how-to/a.scene.ts',
    `export const scene = {${more}\n  steps: [\n    { open: '/users' },\n    ${step},\n  ],\n}`,
  )
}

/** Serves one page for every path, accepts the login, and refuses all changes. */
async function startFakeServer() {
  const server = http.createServer((request, response) => {
    request.resume()
    if (request.url === '/auth/simple/login') response.writeHead(200, { 'set-cookie': 'session=1; Path=/' }).end()
    else if (request.url === '/api/admin/feedback') response.writeHead(200).end()
    else if (request.method === 'GET') response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    else response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"The name is missing."}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    login: { username: 'admin', password: 'unleash4all' },
    keep: () => Promise.resolve(),
    write: () => Promise.resolve(),
    reset: () => Promise.resolve(),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
