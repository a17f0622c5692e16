/** A path or fragment as it is meant: `sdks%5fgo` → `sdks_go`; as it stands where its percent signs are malformed. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
