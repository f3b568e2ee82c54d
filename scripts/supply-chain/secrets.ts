// Keys and passwords that must not stand in the repository, now or in its history. Everybody who may read a repository
// keeps what once stood in it: a find is revoked where it counts, then accepted here by its hash.
import { createHash } from 'node:crypto';
import { secrets as inLogs } from '@leadwright/testing/logs/secrets-in-log';

export type Pattern = { what: string; pattern: RegExp; example: string };
export type Find = { what: string; where: string; line: number; hash: string };

// Of what no log may hold, these are secrets by their own form; the rest is personal, or a word in code.
const alsoInLogs = ['key of Stripe', 'webhook secret', 'key of SendGrid', 'key of Twilio', 'key of a file store'];

export const patterns: readonly Pattern[] = [
  ...inLogs.filter(({ what }) => alsoInLogs.includes(what)),
  {
    // By how the bytes begin, in base64: Ed25519, EC and RSA. Headers alone stand in code that writes or reads keys.
    what: 'private key',
    pattern:
      /(?:\b|\\n)(?:MC4CAQAwBQYDK2VwBCIEI|MIGHAgEAMBMGByqGSM49|MHcCAQEEI|MII[\w+/]{2}[A-Za-z]IBADANBgkqhkiG9w0|MII[\w+/]{2}[A-Za-z]IBAAKCA)[\w+/]{8,}/,
    example: `MC4CAQAwBQYDK2VwBCIEI${'Ab9/'.repeat(10)}=`,
  },
  {
    what: 'token of GitHub',
    pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{40,})/,
    example: `ghp_${'a1B2'.repeat(9)}`,
  },
  { what: 'token of npm', pattern: /\bnpm_[A-Za-z0-9]{36}\b/, example: `npm_${'a1B2'.repeat(9)}` },
  { what: 'token of Slack', pattern: /\bxox[abprs]-[\w-]{20,}/, example: `xoxb-${'123456-'.repeat(4)}` },
  { what: 'key of Google', pattern: /\bAIza[\w-]{35}\b/, example: `AIza${'a1B2c3D'.repeat(5)}` },
  {
    what: 'key of Braintree',
    pattern: /\baccess_token\$production\$\w{8,}/,
    example: 'access_token$production$abcdefgh1',
  },
  {
    what: 'password in an address',
    pattern:
      /\b(?:postgres(?:ql)?|clickhouse|https?|amqps?|redis):\/\/[\w.-]+:[^@\s/${}'"`<>]{8,}@[\w.-]+\.(?!test\b|example\b|invalid\b|local\b)[a-z]{2,}/i,
    example: 'postgres://billing:Tq83kd0sPv@db.acme.io/billing',
  },
];

const LINE_MAX = 5_000;

/** The finds of a text. `where`: a file, or a commit and a file. */
export function findsIn(text: string, where: string): Find[] {
  const finds: Find[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    // Bundled and generated lines are long; what a person typed is not.
    if (line.length > LINE_MAX) continue;
    for (const { what, pattern } of patterns) {
      const [found] = pattern.exec(line) ?? [];
      if (found !== undefined) finds.push({ what, where, line: at + 1, hash: hashOf(found) });
    }
  }
  return finds;
}

/** The finds among the lines that commits added, of `git log -p`. */
export function findsInHistory(log: string): Find[] {
  const finds: Find[] = [];
  let commit = '';
  let file = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice(7, 19);
    else if (line.startsWith('+++ ')) file = line.slice(4).replace(/^b\//, '');
    else if (line.startsWith('+')) finds.push(...findsIn(line.slice(1), `${commit} ${file}`));
  }
  return finds;
}

/** Stands for what was found in the list of accepted ones, which must not hold it. */
export function hashOf(found: string): string {
  return createHash('sha256').update(found).digest('hex').slice(0, 16);
}
