/**
 * Sends a form as the browser would, without leaving the page.
 * @throws when the server doesn't accept it within 10 seconds
 */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : value.name,
  ])
  const response = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`The form was not accepted: the server returned ${response.status}.`)
}
