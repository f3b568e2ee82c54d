/**
 * Whether a note holds an address or a phone number. Events keep it for ever, and what a person could be known by has
 * no place there.
 */
export function isPersonal(note: string): boolean {
  return /\S@\S/.test(note) || /(?:\d[\s().+-]*){9,}/.test(note);
}
