/** A word or phrase that must not be used, and what to write instead. */
export interface Term {
  /** Tested against lower-case words, with identifiers split: `siteAddress` is "site address". */
  pattern: RegExp
  use: string
}

/** The second table of the language guide, and the words of the first one that crept into code most often. */
export const terms: readonly Term[] = [
  { pattern: /\bforeign\b/, use: 'untrusted, third-party, external' },
  { pattern: /\b(taken|took|takes) (over|alive)\b|\balive\b/, use: 'hydrated' },
  { pattern: /\b(a|one) text\b(?! (field|file|node|editor|input|box|area|search|format|size))/, use: 'string' },
  {
    pattern: /\b(rooms?|houses?|roads?|seams?|doors?|frames?)\b/,
    use: 'folder, structure, workflow, interface, module, layout',
  },
  { pattern: /\b(cannot|can not|can't|could not) be had\b/, use: 'is unavailable, could not be fetched' },
  { pattern: /(?<=^|[.:;] )Who (?=[a-z])(?![^.]*\?)|\b(for|of|by|from|with) who\b/, use: 'the reader, users who …' },
  { pattern: /\b(kept that|held to)\b/, use: 'ensured, limited to' },
  { pattern: /\baddress(es|ed|ing)?\b/, use: 'URL, path, anchor, ID, host: whichever it is' },
  { pattern: /\bwish(es|ed)?\b/, use: 'navigation' },
  { pattern: /\bneighbou?r(s|ing)?\b/, use: 'previous and next page, pagination, adjacent' },
  { pattern: /\bcontents lists?\b|\blists? of contents\b/, use: 'table of contents' },
  { pattern: /\banew\b/, use: 'again' },
  { pattern: /\b(mend(s|ed|ing)?|remed(y|ies|ied))\b/, use: 'fix, repair' },
  { pattern: /\b(whoever|everybody|anybody)\b/, use: 'users who, everyone, anyone' },
  { pattern: /\b(stands?|stood|standing)\b(?! (for|by)\b)/, use: 'is, appears in, is listed in' },
  { pattern: /\bfor (good|ever)\b(?! (reasons?|measure|luck)\b)/, use: 'permanently, indefinitely' },
  {
    pattern:
      /(?<!\bthere )\b(is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|doubt\b|different\b|better\b|worse\b|[a-z]+er than\b)/,
    use: "isn't a, isn't a valid",
  },
  { pattern: /\bask(s|ed|ing)? for\b/, use: 'request, query, require' },
  { pattern: /\b(goes|go|went|going) on\b/, use: 'continue' },
  { pattern: /\bblanks\b/, use: 'spaces' },
]

export interface Exception {
  /** Matched against the text of the file; what it matches is not checked. */
  text: RegExp
  /** Start of the paths it applies to; without it, everywhere. */
  file?: string
  reason: string
}

/** Where a term above is the standard one. */
export const exceptions: readonly Exception[] = [
  { text: /^ +\[.*$/gm, file: 'tools/relevance/', reason: 'what readers type, and paths' },
  {
    text: /\b(IP|IPv4|IPv6|e-?mail|memory|street|remote|loopback|MAC|network)[ -]?addresse?s?\b/gi,
    reason: 'the standard term; remoteAddress is a field of the Unleash context',
  },
  {
    text: /\bAddressInfo\b|\.address\(\)|<\/?address\b|autocomplete="[^"]*address[^"]*"/g,
    reason: 'names of Node.js and HTML',
  },
  {
    text: /\b(request|cancel)AnimationFrame\b|animation[ -]?frames?\b|\bframe-(src|ancestors)\b|\bX-Frame-Options\b|\bframe(Locator|s\(\))|\b(main|content)Frame\b|\bHTMLIFrameElement\b|\bFrameRequestCallback\b|\bframe(attached|navigated)\b/gi,
    reason: 'names of the web platform and of Playwright',
  },
  { text: /\bframes?\b/g, file: 'tools/bench/interactiveFigures.ts', reason: 'what a browser draws' },
  { text: /'textarea select option optgroup datalist form frameset frame'/g, reason: 'names of elements' },
  { text: /\bkeep-?alive\b|\bkeepAliveTimeout\b/gi, reason: 'the HTTP header' },
  {
    text: /'Address and payment on one page/g,
    file: 'tools/tutorials/nextjs.e2e.ts',
    reason: 'a heading of the shop in the tutorial',
  },
  { text: /'Who asks whom'/g, file: 'e2e/markdownComponents.spec.ts', reason: 'a caption on a page' },
  { text: /\blisten_addresses\b|\bforeign keys?\b/g, file: 'tools/product/server/', reason: 'names of PostgreSQL' },
  { text: /\bstand-?(alone|ins?|ards?)\b/gi, reason: 'standard English' },
]
