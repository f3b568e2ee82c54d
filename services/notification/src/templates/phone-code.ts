/** The text message with a code, short enough for one message of 160 characters. */
export function phoneCodeText(brand: string, code: string): string {
  return `Your ${brand} code is ${code}. It is valid for ten minutes and proves that this number is yours. If you did not ask for it, ignore it.`;
}
