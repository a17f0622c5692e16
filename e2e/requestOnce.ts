/** A response without its redirects being followed. Playwright's own requests take ten times as long, which adds up in checks of all URLs. */
export async function requestOnce(
  site: string | undefined,
  path: string,
): Promise<{ status: number; location: string; text: string }> {
  const response = await fetch(new URL(path, site), { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() }
}
