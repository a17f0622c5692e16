// A library, listed in gatsby-config.ts so that Gatsby hashes this folder and clears its cache after a change: other plugins store problems on nodes.
export {}
