/** Neighbouring characters of one colour: a type of `tokenColors`, or none. */
export interface Run {
  color: string | undefined
  text: string
}
