import { expect, test } from './test'

test('checked pages and code say which version they ran against, others do not', async ({ site }) => {
  await site.open('/quickstart')
  const line = site.text.getByText(/^Checked against Unleash/)
  await expect(line).toHaveText('Checked against Unleash 5.8.2 on 22 Nov 2026')
  await expect(line.locator('time')).toHaveAttribute('datetime', '2026-11-22')
  const header = (name: string) => site.codeBlockNamed('Shell', name).locator('figcaption')
  await expect(header('.health')).toHaveText('Shell✓ Ran against Unleash 5.8.2')
  await expect(site.text.getByText('Ran against')).toHaveCount(1)
  await site.open('/reference')
  await expect(site.title).toBeVisible()
  await expect(site.text.getByText(/^Checked against/)).toHaveCount(0)
})

test('a tutorial says how long it takes, another page doesn’t', async ({ site }) => {
  const time = site.text.getByText('Takes about 30 minutes', { exact: true })
  await site.open('/feature-flag-tutorials/react')
  await expect(time).toBeVisible()
  await site.navigateTo('/quickstart')
  await expect(time).toHaveCount(0)
})
