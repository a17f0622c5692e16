// A library, listed in gatsby-config.ts so that Gatsby hashes this folder and clears its cache after a change: source plugins read documents with it.
export {}
