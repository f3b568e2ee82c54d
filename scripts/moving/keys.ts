/** Of `secrets.json`: what the data was written with, or people still hold. All other keys may be new. */
type Kept = { personKey: string; accessToken: { privateKey: string; publicKey: string } };

const escaped = (key: string): string => `"${key.replaceAll('\n', String.raw`\n`)}"`;

/** The lines of a file of keys, with those of this data in place of new ones. */
export function withKeysOf(secrets: unknown, lines: string): string {
  const { personKey, accessToken } = secrets as Kept;
  const kept: Record<string, string> = {
    ACCOUNTS_TRIAL_KEY: `"${personKey}"`,
    BILLING_TRIAL_KEY: `"${personKey}"`,
    ACCOUNTS_ACCESS_PRIVATE_KEY: escaped(accessToken.privateKey),
    GATEWAY_ACCESS_PUBLIC_KEYS: `'${JSON.stringify({ 'access-1': accessToken.publicKey })}'`,
  };
  const others = lines
    .trimEnd()
    .split('\n')
    .filter((line) => !Object.hasOwn(kept, line.split('=')[0] ?? ''));
  return `${[...others, ...Object.entries(kept).map(([name, value]) => `${name}=${value}`)].join('\n')}\n`;
}
