// Listed among the plugins so that a change of this folder clears Gatsby's cache: nodes store links that it resolved.
export {}
