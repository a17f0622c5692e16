// Listed among the plugins so that a change of this folder clears Gatsby's cache: other plugins store problems on nodes.
export {}
