/** Control characters, marks that turn the direction of writing (Trojan Source, CVE-2021-42574), byte order marks. */
const deceiving =
  // eslint-disable-next-line no-control-regex -- removing them is the purpose
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g

/** Text without characters that show nothing and deceive. Line ends become `\n`. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(deceiving, '')
}
