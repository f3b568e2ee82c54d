// What never stands in a log, each kind with an example of it.

export type Secret = { what: string; pattern: RegExp; example: string };

const field = (names: string): RegExp => new RegExp(`"(?:${names})":"(?!\\[redacted\\]|")`, 'i');

export const secrets: readonly Secret[] = [
  { what: 'signed token', pattern: /\beyJ[\w-]+\.eyJ[\w-]+\./, example: 'eyJhbGciOi.eyJzdWIiOi.c2ln' },
  { what: 'bearer', pattern: /\bbearer [\w.~+/-]{8,}/i, example: 'Bearer abcdef0123456789' },
  { what: 'basic log-in', pattern: /\bbasic [\w+/]{12,}={0,2}/i, example: 'Basic dXNlcjpwYXNzd29yZA==' },
  { what: 'refresh cookie', pattern: /leadwright-refresh[\w-]*=[\w-]{8,}/, example: 'leadwright-refresh-80=abcdefgh1' },
  { what: 'cookie header', pattern: field('cookie|set-cookie'), example: '"cookie":"a=b"' },
  { what: 'authorization header', pattern: field('authorization'), example: '"authorization":"abc"' },
  { what: 'password', pattern: field('password|currentPassword|newPassword'), example: '"newPassword":"quiet"' },
  { what: 'token', pattern: field('token|refreshToken|accessToken'), example: '"token":"abc"' },
  { what: 'secret', pattern: field('secret|apiKey|privateKey'), example: '"apiKey":"abc"' },
  { what: 'password hash', pattern: /\$argon2(?:id|i|d)\$/, example: '$argon2id$v=19$m=65536' },
  { what: 'mailed link', pattern: /[?&]token=[\w.~-]{8,}/, example: '/signup/confirm?token=abcdefgh1' },
  { what: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/, example: '-----BEGIN PRIVATE KEY-----' },
  {
    what: 'database password',
    pattern: /\bpostgres(?:ql)?:\/\/[^:\s/@]+:[^@\s]+@/,
    example: 'postgres://accounts:word@127.0.0.1/x',
  },
  { what: 'key of Stripe', pattern: /\b[sr]k_(?:live|test)_\w{8,}/, example: 'sk_test_4eC39HqLyj' },
  { what: 'webhook secret', pattern: /\bwhsec_\w{8,}/, example: 'whsec_abcdefgh1' },
  { what: 'key of SendGrid', pattern: /\bSG\.[\w-]{8,}\.[\w-]{8,}/, example: 'SG.abcdefgh1.abcdefgh2' },
  { what: 'key of Twilio', pattern: /\bSK[0-9a-f]{32}\b/, example: 'SK0123456789abcdef0123456789abcdef' },
  { what: 'key of a file store', pattern: /\bAKIA[0-9A-Z]{16}\b/, example: 'AKIAIOSFODNN7EXAMPLE' },
  {
    what: 'signed address of a file',
    pattern: /X-Amz-Signature=[0-9a-f]{8,}/i,
    example: 'X-Amz-Signature=0123456789ab',
  },
  { what: 'code of a text message', pattern: /\bcode is \d{6}\b/, example: 'Your Leadwright code is 402917.' },
  { what: 'typed code', pattern: field('verificationCode|code_sent'), example: '"verificationCode":"402917"' },
  { what: 'security code of a card', pattern: /"(?:cvc|cvv|securityCode)":"?\d{3,4}/i, example: '"cvv":"123"' },
  {
    what: 'card number',
    pattern: /\b(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13}|6011\d{12}|\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4})\b/,
    example: '4111 1111 1111 1111',
  },
  {
    what: 'phone number',
    pattern: /\+1\d{10}\b|\(\d{3}\) \d{3}-\d{4}\b|\b\d{3}-\d{3}-\d{4}\b/,
    example: '(602) 555-0134',
  },
  { what: 'e-mail address', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/i, example: 'ada@example.com' },
];

/** The kinds that stand in a text, each with the line in which it is first. */
export function secretsIn(text: string): string[] {
  const lines = text.split('\n');
  return secrets.flatMap(({ what, pattern }) => {
    const line = lines.find((each) => pattern.test(each));
    return line === undefined ? [] : [`${what}: ${line.slice(0, 300)}`];
  });
}
