import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { median } from '../../../tools/weight/median'
import { maxBytes, maxMedianBytes } from './encodePicture'
import { checkPictureFiles, pictureFile, picturesOn, shortName } from './pictureFiles'
import { readProject } from './readProject'

const file = 'content/docs/how-to/a.scene.ts'
const page = 'content/docs/how-to/a.mdx'
const files = ['content/docs/how-to/pictures/a.form.webp', 'content/docs/how-to/pictures/a.form.dark.webp']
const shown = new Map([[page, '![The form](./pictures/a.form.webp)']])
const check = (...[files]: Parameters<typeof checkPictureFiles>) => formatProblems(checkPictureFiles(files))

describe('pictureFile', () => {
  it('is beside the page', () => {
    expect(pictureFile(file, 'form')).toBe(files[0])
    expect(pictureFile(file, 'form', 'dark')).toBe(files[1])
  })
})

describe('picturesOn', () => {
  it.each([
    ['![A](./pictures/a.form.webp)', ['content/docs/how-to/pictures/a.form.webp']],
    ['![A](../reference/pictures/b.list.webp)', ['content/docs/reference/pictures/b.list.webp']],
    ['![A](./rollout.png)', []],
  ])('reads %s', (source, pictures) => {
    expect(picturesOn(page, source)).toEqual(pictures)
  })
})

describe('shortName', () => {
  it('is the path below content/docs', () => {
    expect(shortName(file)).toBe('how-to/a')
  })
})

describe('checkPictureFiles', () => {
  it('accepts a picture that a scene takes and a page shows', () => {
    expect(check({ taken: [{ file, line: 4, picture: 'form' }], existing: files, pages: shown })).toBe('')
  })

  it('reports a picture that no page shows', () => {
    expect(check({ taken: [{ file, line: 4, picture: 'form' }], existing: files, pages: new Map() }))
      .toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:4
        No page shows the picture "form".
        Add ![What to see](./pictures/a.form.webp) to content/docs/how-to/a.mdx, or remove the step."
    `)
  })

  it('reports files that are missing', () => {
    expect(check({ taken: [{ file, line: 4, picture: 'form' }], existing: files.slice(0, 1), pages: shown }))
      .toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:4
        content/docs/how-to/pictures/a.form.dark.webp does not exist.
        Run npm run pictures --prefix verification -- how-to/a"
    `)
  })

  it('reports files that no scene takes', () => {
    expect(check({ taken: [], existing: files.slice(0, 1), pages: shown })).toMatchInlineSnapshot(`
      "content/docs/how-to/pictures/a.form.webp
        No scene takes this picture.
        Delete the file, or add a picture step to the scene."
    `)
  })

  it("reports a name that files can't have, and a name that is used twice", () => {
    expect(check({ taken: [{ file, line: 4, picture: 'The form' }], existing: [], pages: shown }))
      .toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:4
        The picture's name "The form" can't be used for a file.
        Use lowercase letters, digits and hyphens."
    `)
    const twice = [
      { file, line: 4, picture: 'form' },
      { file, line: 5, picture: 'form' },
    ]
    expect(check({ taken: twice, existing: files, pages: shown })).toMatchInlineSnapshot(`
      "content/docs/how-to/a.scene.ts:5
        The scene has two pictures named "form".
        Give each picture a different name."
    `)
  })
})

describe('the pictures of the repository', () => {
  const { pages, pictures } = readProject()

  it('show the product on at least 60 pages, with at least 100 pictures', () => {
    const shown = [...pages].map(([at, source]) => picturesOn(at, source)).filter((onPage) => onPage.length > 0)
    expect(shown.length).toBeGreaterThanOrEqual(60)
    expect(new Set(shown.flat()).size).toBeGreaterThanOrEqual(100)
  })

  it('are small', () => {
    const sizes = pictures.map((picture) => statSync(picture).size)
    expect(median(sizes)).toBeLessThanOrEqual(maxMedianBytes)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(maxBytes)
  })
})
