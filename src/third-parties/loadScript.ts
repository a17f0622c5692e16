/** What a script element is made from; the build has checked it. */
export interface ScriptData {
  src: string
  attributes: Readonly<Record<string, string>>
  globals: Readonly<Record<string, unknown>>
}

/**
 * Loads a script of somebody else beside everything else. Global variables that are there already stay as they are.
 *
 * @returns settles when it ran; rejects when it was blocked or cannot be had, and never does either while a server hangs
 */
export function loadScript({ src, attributes, globals }: ScriptData): Promise<void> {
  const missing = Object.entries(globals).filter(([name]) => !(name in window))
  Object.assign(window, Object.fromEntries(missing))
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.async = true
  script.src = src
  return new Promise((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} could not be loaded.`))
    }
    document.body.append(script)
  })
}
