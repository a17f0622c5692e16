export interface ForeignOptions {
  /** Where the text comes from, for problems: a path from the project's root, or a URL. */
  file: string
  /**
   * The address a link shall have on this site. Links within the text itself (`#id`) are kept without asking.
   *
   * @param line of the text, where it is known.
   * @returns undefined drops the link and keeps its text.
   */
  resolveLink(url: string, line?: number): string | undefined
  /**
   * What becomes of an image whose address is relative; images with a host of their own are links in any case.
   *
   * @returns the image's address on this site, an address to link to, or undefined to keep the alt text alone.
   */
  resolveImage(url: string): { src: string } | { link: string } | undefined
  /** Stands before ids that the text's author chose, so that they cannot be those of the site: `readme-`. */
  idPrefix: string
}
