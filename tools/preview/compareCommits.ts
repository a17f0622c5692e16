import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { startSiteServer } from '../server/startSiteServer'
import { chromiumArguments, chromiumPath } from '../setup/install.mjs'
import { changedPages, type PageChange } from './changedPages'
import type { Preview } from './commentText'
import { compareLooks } from './compareLooks'

interface Options {
  /** The repository; it stays as it is. */
  repository: string
  base: string
  head: string
  /** Builds `public` in a checkout; runs in a shell. */
  command: string
  /** Gets `changes.json` and the pictures. */
  output: string
  /** Pages to take pictures of; the first ones in the order of their paths. */
  maxPictures?: number
  /** Also compares every kind of page in all states, in the folder `looks` of the output. */
  withLooks?: boolean
}

/** Builds two commits, each in a checkout of its own, and writes which pages differ, with pictures of them before and after. */
export async function compareCommits({
  repository,
  base,
  head,
  command,
  output,
  maxPictures = 10,
  withLooks = false,
}: Options): Promise<Preview> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'))
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] })
  const checkouts = { before: path.join(folder, 'before'), after: path.join(folder, 'after') }
  try {
    git('worktree', 'add', '--quiet', '--detach', checkouts.before, base)
    git('worktree', 'add', '--quiet', '--detach', checkouts.after, head)
    for (const cwd of Object.values(checkouts))
      execFileSync('bash', ['-ec', command], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    const built = { before: path.join(checkouts.before, 'public'), after: path.join(checkouts.after, 'public') }
    const changes = changedPages(built.before, built.after)
    fs.mkdirSync(output, { recursive: true })
    if (withLooks) await compareLooks({ ...built, output: path.join(output, 'looks') })
    const shown = changes.slice(0, maxPictures)
    const before = await takePictures(
      built.before,
      'before',
      shown.filter(({ kind }) => kind !== 'added'),
      output,
    )
    const after = await takePictures(
      built.after,
      'after',
      shown.filter(({ kind }) => kind !== 'removed'),
      output,
    )
    const pages = changes.map((page) => ({
      ...page,
      ...(before.has(page.path) && { before: before.get(page.path) }),
      ...(after.has(page.path) && { after: after.get(page.path) }),
    }))
    fs.writeFileSync(path.join(output, 'changes.json'), `${JSON.stringify({ pages }, undefined, 2)}\n`)
    return { pages }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

/** Returns the names of the pictures by the path of the page. */
async function takePictures(
  site: string,
  moment: string,
  pages: readonly PageChange[],
  output: string,
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>()
  if (pages.length === 0) return pictures
  const server = await startSiteServer(site, 0)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    for (const { path: route } of pages) {
      const name = `${route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.${moment}.png`
      await page.goto(`http://127.0.0.1:${server.port}${route}`, { waitUntil: 'networkidle' })
      await page.screenshot({
        path: path.join(output, name),
        fullPage: true,
        clip: { x: 0, y: 0, width: 1280, height: 2400 },
      })
      pictures.set(route, name)
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return pictures
}
