/** What the build puts in place of `process.env.NAME` (`src/build/onCreateWebpackConfig`); there is nothing else of Node.js in a browser. */
declare const process: { env: Readonly<Partial<Record<string, string>>> }
