import { browserVersion, digestOf, importedFiles } from '../../tools/setup/passedInputs'

/** Tutorials that passed, with the digests of that time. */
export const passedTutorialsFile = 'verification/tutorials/passed.json'

/**
 * Digest of a page, of the code that builds and tests its app, of the programs that the reader has, and of the browser. What its commands
 * install isn't in it: packages that others released since are tested once a week.
 *
 * @param page from the project's root: `content/docs/….mdx`
 * @param testFile from the project's root: `verification/tutorials/….e2e.ts`
 */
export async function tutorialDigest(page: string, testFile: string): Promise<string> {
  const files = [
    page,
    ...(await importedFiles(testFile)),
    'verification/tutorials/recordHosts.cjs',
    'package-lock.json',
  ]
  return digestOf(`${browserVersion()} Node.js ${process.version}`, files)
}
