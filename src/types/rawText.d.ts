declare module '!!raw-loader!*' {
  /** The text of the file, as a string in the script that imports it. */
  const text: string
  export = text
}
