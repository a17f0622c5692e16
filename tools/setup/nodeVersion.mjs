/** The oldest Node.js that runs this project: ES modules can be required since then. */
const oldest = [20, 19]

/**
 * Why this Node.js cannot run the project.
 *
 * @param {string} version as in `process.versions.node`: `20.19.5`
 * @returns {string | undefined} a sentence, or undefined when the version is fine
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldest
  if (major > oldestMajor && major !== 21) return undefined
  if (major === oldestMajor && minor >= oldestMinor) return undefined
  return `This is Node.js ${version}; the site needs 20.19 or newer (not 21). Install it from https://nodejs.org, or run "nvm install".`
}
