/** An address or a phone number: events keep text for ever, and what identifies a person has no place there. */
export function isPersonal(text: string): boolean {
  return /\S@\S/.test(text) || /(?:\d[\s().+-]*){9,}/.test(text);
}
