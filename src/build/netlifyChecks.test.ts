import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { netlifyNotes, netlifyProblems } from './netlifyChecks'

const siteUrl = 'https://docs.example.com'
const feedbackHtml = renderToStaticMarkup(
  createElement(
    'form',
    { className: 'feedback', name: 'feedback', method: 'POST', 'data-netlify': 'true' },
    createElement('input', { type: 'hidden', name: 'form-name', value: 'feedback' }),
  ),
)
const production = { NETLIFY: 'true', CONTEXT: 'production', URL: siteUrl, SITE_NAME: 'example' }

test('no problem is reported for a form that Netlify finds, on a site at its own address', () => {
  expect(netlifyProblems(production, { feedbackHtml, siteUrl })).toEqual([])
})

test.each([
  ['no form', '<p>Thank you</p>'],
  ['another name', feedbackHtml.replace('name="feedback"', 'name="other"')],
  ['no mark', feedbackHtml.replace(' data-netlify="true"', '')],
  ['no field', feedbackHtml.replace('form-name', 'page')],
])('feedback would be lost: %s', (_name, html) => {
  expect(formatProblems(netlifyProblems(production, { feedbackHtml: html, siteUrl }))).toBe(
    [
      'src/doc/feedback/FeedbackForm.tsx',
      '  Netlify finds no form "feedback" in the built page /feedback, so that what readers send would be lost.',
      '  Keep name="feedback" and data-netlify="true" on the form, and the hidden field "form-name" with the same name.',
    ].join('\n'),
  )
})

test('another address than that of the configuration is told in production only', () => {
  const env = { ...production, URL: 'https://example.netlify.app' }
  expect(formatProblems(netlifyProblems(env, { feedbackHtml, siteUrl }))).toMatchInlineSnapshot(`
    "gatsby-config.ts
      "siteUrl" is https://docs.example.com, but Netlify publishes the site at https://example.netlify.app: the sitemap, feeds and link previews lead to the first.
      Change "siteUrl", or set the domain in the settings of the site."
  `)
  expect(netlifyProblems({ ...env, CONTEXT: 'deploy-preview' }, { feedbackHtml, siteUrl })).toEqual([])
})

test('settings that a build cannot see are named in its log', () => {
  expect(netlifyNotes(production)).toMatchInlineSnapshot(`
    [
      "Feedback: the form is in the built pages. Netlify keeps what readers send only if form detection is on; then "feedback" is listed under Forms after this deployment.",
    ]
  `)
  expect(netlifyNotes({ ...production, CONTEXT: 'deploy-preview' })).toMatchInlineSnapshot(`
    [
      "Comments on pull requests link to their previews if NETLIFY_SITE is example: a variable of the repository on GitHub, under Settings, Secrets and variables, Actions.",
    ]
  `)
  expect(netlifyNotes({ ...production, CONTEXT: 'branch-deploy' })).toEqual([])
})

test('builds elsewhere have nothing to do with it', () => {
  const env = { ...production, NETLIFY: undefined }
  expect([...netlifyProblems(env, { feedbackHtml: '', siteUrl }), ...netlifyNotes(env)]).toEqual([])
})
