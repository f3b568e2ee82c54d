/**
 * Whether a typed text holds an address or a phone number. Events keep it for ever, and what a person could be known
 * by has no place there.
 */
export function isPersonal(text: string): boolean {
  return /\S@\S/.test(text) || /(?:\d[\s().+-]*){9,}/.test(text);
}
