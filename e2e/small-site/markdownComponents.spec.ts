import { expect, test } from './test'

const page = '/reference/components'
const picture = 'Four steps from 5 to 100 percent of users in four days.'

test('components without behavior are as the page describes them', async ({ site }) => {
  await site.open(page)

  await test.step('images have their size and come when they are near', async () => {
    const image = site.picture(picture).getByRole('img')
    await expect(image).toHaveAttribute('width', '880')
    await expect(image).toHaveAttribute('height', '420')
    await expect(image).toHaveAttribute('loading', 'lazy')
  })

  await test.step('a figure has its caption, which is not its alternative text', async () => {
    const figure = site.text
      .getByRole('figure')
      .filter({ has: site.page.getByRole('link', { name: `Enlarge: ${picture}` }) })
    await expect(figure.locator('figcaption')).toHaveText('A rollout in four steps')
    await expect(figure.getByRole('img')).toHaveAttribute('alt', picture)
  })

  await test.step('a video has its own poster, or the image that the page names', async () => {
    const video = site.video('Another example without a video')
    await video.scrollIntoViewIfNeeded()
    await expect(video.locator('img:visible')).toHaveJSProperty('complete', true)
    await expect(video).toHaveText(
      'Another example without a video YouTube sees your IP address when you play it. Play',
    )
  })

  await test.step('steps and file trees are lists', async () => {
    const steps = site.text.getByRole('list').filter({ hasText: 'change its name later' })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    const tree = site.text.getByRole('list').filter({ hasText: 'sidebars.ts' }).first()
    await expect(tree.getByRole('listitem')).toHaveCount(7)
  })

  await test.step('admonitions are notes with a title, each kind in its own colors', async () => {
    const notes = site.text.getByRole('note')
    await expect(notes).toHaveCount(5)
    expect(await notes.locator('p:first-child').allInnerTexts()).toEqual([
      'Name flags after what they switch',
      'Note',
      'Info',
      'Caution',
      'Danger',
    ])
    const borders = await notes.evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).borderInlineStartColor))
    expect(new Set(borders).size).toBeGreaterThanOrEqual(4)
  })

  await test.step('keys look like keys', async () => {
    const keys = site.text.getByRole('paragraph').filter({ hasText: 'to search' }).locator('kbd')
    expect(await keys.filter({ hasNot: site.page.locator('kbd') }).allInnerTexts()).toEqual(
      expect.arrayContaining(['Ctrl', 'K', 'Esc']),
    )
    expect(await keys.last().evaluate((key) => getComputedStyle(key).borderTopStyle)).toBe('solid')
  })
})

test.describe('images', () => {
  test('reserve their space before they are loaded', async ({ site }) => {
    await site.page.route('**/rollout.svg', () => new Promise(() => undefined))
    await site.page.goto(page, { waitUntil: 'domcontentloaded' })
    const box = await site.picture(picture).getByRole('img').boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(880 / 420, 1)
  })

  test('open over the page by click and by keyboard, until Escape or Back', async ({ site }) => {
    await site.open(page)
    await site.picture(picture).focus()
    await site.page.keyboard.press('Enter')
    await expect(site.enlargedPicture(picture).getByRole('button', { name: 'Close' })).toBeFocused()
    await site.page.keyboard.press('Escape')
    await expect(site.enlargedPicture(picture)).toHaveCount(0)
    await expect(site.picture(picture)).toBeFocused()
    await site.expectNoOverlay()

    await site.picture(picture).click()
    await expect(site.enlargedPicture(picture)).toBeVisible()
    await site.goBack()
    await expect(site.enlargedPicture(picture)).toHaveCount(0)
    await expect(site.title).toBeVisible()
    expect(site.url()).toBe(page)
  })

  test.describe('requested by a reader who has left since', () => {
    test.use({ expectedErrors: ['ERR_FAILED', 'Failed to load resource'] })

    test('leave the next page as it is when their script is lost, or arrives', async ({ site }) => {
      await site.open('/quickstart')
      for (const outcome of ['lose', 'send'] as const) {
        await test.step(outcome, async () => {
          await site.navigateTo(page)
          await site.waitForLateParts()
          const script = await site.holdBack(/\.js$/)
          await site.picture(picture).click()
          await site.goBack()
          await expect(site.title).toHaveText('Quickstart')
          script[outcome]()
          await site.waitUntilIdle()
          await site.nextAnimationFrames(10)
          await expect(site.page.getByRole('dialog')).toHaveCount(0)
          expect(site.url()).toBe('/quickstart')
          await site.page.unrouteAll()
        })
      }
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('lead to the file', async ({ site }) => {
      await site.openPlain(page)
      const response = await site.page.request.get((await site.picture(picture).getAttribute('href')) ?? '')
      expect(response.headers()['content-type']).toContain('image/svg')
    })
  })
})

test.describe('videos', () => {
  test.use({
    expectedErrors: [
      'request to another host: https://www.youtube-nocookie.com/embed/',
      'request to another host: https://www.loom.com/embed/',
    ],
  })

  test('send requests to their host only when they are played', async ({ site }) => {
    const asked: string[] = []
    await site.page.route(/^https:/, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' })
    })
    await site.open(page)
    const video = site.video('An example without a video')
    await video.scrollIntoViewIfNeeded()
    await expect(video).toHaveText(
      'An example without a video About 3 minutes. YouTube sees your IP address when you play it. Play',
    )
    await expect(video.locator('img')).toHaveCount(0)
    expect(asked).toEqual([])

    await test.step('not when they are opened by Ctrl and click, which is left to the browser', async () => {
      // It would open a new tab.
      const isLeftToBrowser = site.page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const look = (event: MouseEvent) => {
              resolve(!event.defaultPrevented)
              event.preventDefault()
            }
            document.addEventListener('click', look, { once: true })
          }),
      )
      await video.click({ modifiers: ['Control'] })
      expect(await isLeftToBrowser).toBe(true)
      await expect(site.text.locator('iframe')).toHaveCount(0)
      await expect(video).toBeVisible()
      expect(asked).toEqual([])
    })

    await video.focus()
    await site.page.keyboard.press('Enter')
    const player = site.text.locator('iframe')
    await expect(player).toBeFocused()
    await expect(player).toHaveAttribute('title', 'An example without a video')
    await expect.poll(() => asked.length).toBe(1)
  })

  const players = [
    ['An example without a video', 'https://www.youtube-nocookie.com/embed/xxxxxxxxxxx?autoplay=1'],
    [
      'Another example without a video',
      'https://www.youtube-nocookie.com/embed/videoseries?list=xxxxxxxxxxxxx&autoplay=1',
    ],
    ['A third example', 'https://www.loom.com/embed/0123456789abcdef0123456789abcdef?autoplay=1'],
  ] as const

  test('the security policy allows their players, and no others', async ({ site }) => {
    const requested: string[] = []
    await site.page.route(/^https:/, async (route) => {
      requested.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' })
    })
    await site.open(page)
    for (const [title, player] of players) {
      await test.step(title, async () => {
        requested.length = 0
        await site.video(title).click()
        await expect(site.text.getByTitle(title)).toHaveAttribute('src', player)
        await expect.poll(() => requested).toEqual([player])
      })
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('lead to the page of the video', async ({ site }) => {
      await site.openPlain(page)
      await expect(site.video('An example without a video')).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=xxxxxxxxxxx',
      )
    })
  })
})

test.describe('terms', () => {
  test('are explained within the window', async ({ site }) => {
    await site.open(page)
    await expect(site.explanation).toHaveCount(0)
    await site.term('stickiness').hover()
    await expect(site.explanation).toContainText('keeps a user')
    await site.explanation.hover()
    await expect(site.explanation).toBeVisible()
    await site.page.keyboard.press('Escape')
    await expect(site.explanation).toHaveCount(0)

    for (const width of [1280, 320]) {
      await test.step(`within a window of ${width} px`, async () => {
        await site.page.setViewportSize({ width, height: 700 })
        for (const word of ['stickiness', 'variant']) {
          await site.term(word).focus()
          const box = await site.explanation.boundingBox()
          expect(box?.x).toBeGreaterThanOrEqual(0)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
          expect(await site.sidewaysScroll()).toBe(0)
        }
      })
    }
  })

  test('are explained beside a pointer within the window, too, and outside of the table that they are in', async ({
    site,
  }) => {
    await site.page.setViewportSize({ width: 360, height: 700 })
    await site.open(page)
    for (const word of await site.text.locator('td').getByRole('link', { name: 'Stickiness' }).all()) {
      await word.hover()
      const { x, y, width, height } = (await site.explanation.boundingBox()) ?? {
        x: NaN,
        y: NaN,
        width: NaN,
        height: NaN,
      }
      expect(x + width).toBeLessThanOrEqual(360)
      expect(await site.sidewaysScroll()).toBe(0)
      const isOnTop = await site.page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.role === 'tooltip',
        [x + width / 2, y + height - 5] as const,
      )
      expect(isOnTop).toBe(true)
      await site.page.keyboard.press('Escape')
    }
  })
})

test('components with behavior', async ({ site }) => {
  await site.open(page)

  await test.step('a footnote is reached and left by its links', async () => {
    await site.text.getByRole('link', { name: '1', exact: true }).click()
    const note = site.text.getByRole('listitem').filter({ hasText: 'As long as the stickiness parameter' })
    await expect(note).toBeInViewport()
    await expect(note).toBeFocused()
    await note.getByRole('link', { name: 'Back to reference 1' }).click()
    await expect(site.text.getByText('A rollout keeps users where they are.').last()).toBeInViewport()
  })

  await test.step('details open by keyboard', async () => {
    const answer = site.text.getByText('The flag is off in the environment the token belongs to.').last()
    await expect(answer).toBeHidden()
    await site.text.locator('summary', { hasText: 'Solution' }).focus()
    await site.page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
  })

  await test.step('a wide table scrolls in a box named by its columns, its first column stays in view, and words stay whole', async () => {
    await site.page.setViewportSize({ width: 620, height: 740 })
    const box = site.text.getByRole('group', {
      name: 'Table: Field, Type, Default, Where it is set, Since, What it does',
    })
    await expect(box).toHaveAttribute('tabindex', '0')
    const name = box.getByRole('cell', { name: 'impressionData' })
    const before = await name.boundingBox()
    await box.focus()
    await site.page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    expect((await name.boundingBox())?.x).toBe(before?.x)
    const lines = await box.getByRole('cell', { name: 'boolean' }).evaluate((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return text.getClientRects().length
    })
    expect(lines).toBe(1)
  })

  await test.step('on a phone rows are stacked, each cell with the name of its column, and keep their roles', async () => {
    await site.page.setViewportSize({ width: 360, height: 780 })
    const row = site.text.getByRole('row').filter({ has: site.page.getByRole('cell', { name: 'impressionData' }) })
    const cells = await row.getByRole('cell').all()
    expect(cells).toHaveLength(6)
    const tops = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.y ?? NaN))
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b))
    expect(await cells.at(-1)?.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('What it does')
    expect(await site.sidewaysScroll()).toBe(0)
  })

  await test.step('all of a card is a link', async () => {
    await site.text.getByRole('listitem').filter({ hasText: 'Turn on your first flag.' }).click()
    await site.expectUrl('/quickstart')
  })
})

test('a diagram has its place from the start, follows the theme, needs no script, and is on paper', async ({
  site,
}) => {
  await site.watchShifts()
  await site.open('/reference/code')
  const diagram = site.page.getByRole('img', { name: 'The application asks the SDK, which asks Unleash.', exact: true })
  await diagram.scrollIntoViewIfNeeded()
  await expect(diagram.locator('svg')).toBeVisible()
  await site.page.waitForLoadState('networkidle')
  expect(await site.shifts()).toBeLessThanOrEqual(0.01)
  const label = diagram.locator('text').first()
  const color = () => label.evaluate((text) => getComputedStyle(text).fill)
  const light = await color()
  await site.switchColors()
  expect(await color()).not.toBe(light)
  await expect(site.text.getByRole('figure').filter({ has: diagram }).locator('figcaption')).toHaveText('Who asks whom')
  await site.page.emulateMedia({ media: 'print' })
  await expect(diagram).toBeVisible()
})
