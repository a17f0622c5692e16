// Listed among the plugins so that a change of this folder clears Gatsby's cache: source plugins create their nodes with it.
export {}
