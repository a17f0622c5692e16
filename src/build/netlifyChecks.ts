import type { Problem } from '../../plugins/problem-report'

/** What Netlify sets while it builds: https://docs.netlify.com/build/configure-builds/environment-variables/ */
type NetlifyVariables = Readonly<Partial<Record<'NETLIFY' | 'CONTEXT' | 'URL' | 'SITE_NAME', string | undefined>>>

/**
 * What is missing so that feedback, links to previews and addresses work on Netlify, as far as a build there can know it.
 * @param env variables of the build
 * @param feedbackHtml the built page of the form
 * @param siteUrl of gatsby-config.ts
 * @returns an error where feedback would be lost, and a warning where addresses would be wrong; nothing elsewhere
 */
export function netlifyProblems(
  { NETLIFY: isNetlify, CONTEXT: context, URL: url }: NetlifyVariables,
  { feedbackHtml, siteUrl }: { feedbackHtml: string; siteUrl: string },
): Problem[] {
  if (!isNetlify) return []
  const problems: Problem[] = []
  const forms = feedbackHtml.match(/<form\b[^>]*>/g) ?? []
  const isFound = forms.some((form) => form.includes(' name="feedback"') && form.includes(' data-netlify="true"'))
  if (!isFound || !/<input\b[^>]* name="form-name"[^>]* value="feedback"/.test(feedbackHtml)) {
    problems.push({
      severity: 'error',
      file: 'src/doc/feedback/FeedbackForm.tsx',
      what: 'Netlify finds no form "feedback" in the built page /feedback, so that what readers send would be lost.',
      fix: 'Keep name="feedback" and data-netlify="true" on the form, and the hidden field "form-name" with the same name.',
    })
  }
  if (context === 'production' && url !== undefined && originOf(url) !== originOf(siteUrl)) {
    problems.push({
      severity: 'warning',
      file: 'gatsby-config.ts',
      what: `"siteUrl" is ${siteUrl}, but Netlify publishes the site at ${url}: the sitemap, feeds and link previews lead to the first.`,
      fix: 'Change "siteUrl", or set the domain in the settings of the site.',
    })
  }
  return problems
}

/** What a build on Netlify can't know, for its log: settings that are elsewhere, and how to see that they are right. */
export function netlifyNotes({ NETLIFY: isNetlify, CONTEXT: context, SITE_NAME: name }: NetlifyVariables): string[] {
  if (!isNetlify) return []
  if (context === 'production') {
    return [
      'Feedback: the form is in the built pages. Netlify keeps what readers send only if form detection is on; then "feedback" is listed under Forms after this deployment.',
    ]
  }
  if (context === 'deploy-preview' && name !== undefined) {
    return [
      `Comments on pull requests link to their previews if NETLIFY_SITE is ${name}: a variable of the repository on GitHub, under Settings, Secrets and variables, Actions.`,
    ]
  }
  return []
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url
}
