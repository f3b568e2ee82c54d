// ISO/IEC 7812: who issued a card stands in its first digits, and each has cards of certain lengths.

type Issuer = { from: number; to: number; lengths: readonly number[] };

const upTo19 = [16, 17, 18, 19] as const;
const issuers: readonly Issuer[] = [
  { from: 4, to: 4, lengths: [13, 16, 19] }, // Visa
  { from: 51, to: 55, lengths: [16] }, // Mastercard
  { from: 2221, to: 2720, lengths: [16] }, // Mastercard
  { from: 34, to: 34, lengths: [15] }, // American Express
  { from: 37, to: 37, lengths: [15] }, // American Express
  { from: 300, to: 305, lengths: [14, ...upTo19] }, // Diners Club
  { from: 3095, to: 3095, lengths: [14, ...upTo19] }, // Diners Club
  { from: 36, to: 36, lengths: [14, ...upTo19] }, // Diners Club
  { from: 38, to: 39, lengths: [14, ...upTo19] }, // Diners Club
  { from: 3528, to: 3589, lengths: upTo19 }, // JCB
  { from: 6011, to: 6011, lengths: upTo19 }, // Discover
  { from: 644, to: 659, lengths: upTo19 }, // Discover
  { from: 62, to: 62, lengths: upTo19 }, // UnionPay
  { from: 81, to: 81, lengths: upTo19 }, // UnionPay
  { from: 50, to: 50, lengths: [13, 14, 15, ...upTo19] }, // Maestro
  { from: 56, to: 58, lengths: [13, 14, 15, ...upTo19] }, // Maestro
  { from: 60, to: 61, lengths: upTo19 }, // RuPay, Maestro
  { from: 63, to: 64, lengths: upTo19 }, // Maestro
  { from: 66, to: 69, lengths: upTo19 }, // Maestro
];

/** Digits alone: of a length and with the first digits of an issuer, and with the right check digit. */
export function isCardNumber(digits: string): boolean {
  const isIssued = issuers.some(({ from, to, lengths }) => {
    const first = Number(digits.slice(0, String(from).length));
    return first >= from && first <= to && lengths.includes(digits.length);
  });
  return isIssued && hasCheckDigit(digits);
}

// The Luhn sum, by which card numbers are made.
function hasCheckDigit(text: string): boolean {
  const digits = [...text].map(Number).reverse();
  const sum = digits.reduce((total, digit, i) => {
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
