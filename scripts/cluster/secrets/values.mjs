// The values of an installation's Secrets, from the lines of a file of keys. Which Secret has which keys says the chart.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Keys that each Secret must and may have, by what stands in its name after the release's. */
export const secretKeys = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../charts/leadwright/secret-keys.json'), 'utf8'),
);

/** Lines that no Secret of the chart takes: for people, and for compose. */
const forOthers = ['GRAFANA_PASSWORD', 'OPERATOR_SERVICE_PRIVATE_KEY'];

/** How a key is made that has no line of its own name: which line, and what of it. */
function madeOf(key, { postgres, clickhouse }) {
  const [, prefix = ''] = /^([A-Z]+)_/.exec(key) ?? [];
  const role = prefix.toLowerCase();
  if (key === 'POSTGRES_SUPERUSER_URL')
    return ['POSTGRES_PASSWORD', (word) => `postgres://postgres:${encodeURIComponent(word)}@${postgres}/postgres`];
  if (key === 'SEED_SERVICE_PRIVATE_KEY') return ['STANDALONE_SERVICE_PRIVATE_KEY', String];
  if (key.endsWith('_POSTGRES_URL'))
    return [
      `${prefix}_POSTGRES_PASSWORD`,
      (word) => `postgres://${role}:${encodeURIComponent(word)}@${postgres}/${role}`,
    ];
  if (key.endsWith('_CLICKHOUSE_URL'))
    return ['CLICKHOUSE_PASSWORD', (word) => `http://leadwright:${encodeURIComponent(word)}@${clickhouse}`];
  if (key.endsWith('_SERVICE_PUBLIC_KEYS')) return ['SERVICE_PUBLIC_KEYS', String];
  if (key.endsWith('_TRIAL_KEYS')) return [key.replace(/S$/, ''), (word) => `1=${word}`];
  // Accounts and search have one in common.
  if (key.endsWith('_LEAD_MARK_KEYS')) return ['LEAD_MARK_KEY', (word) => `1=${word}`];
  if (/_S3_/.test(key)) return [key.replace(/^[A-Z]+_/, ''), String];
  return [key, String];
}

/**
 * The data of each Secret by what stands in its name after the release's; the lines that it must have and has not; and
 * the lines that come into no Secret.
 */
export function valuesFrom(lines, addresses) {
  const missing = new Set();
  const used = new Set(forOthers);
  const valueOf = (key) => {
    const [line, made] = lines[key] ? [key, String] : madeOf(key, addresses);
    for (const name of [key, line, madeOf(key, addresses)[0]]) used.add(name);
    return lines[line] ? made(lines[line]) : undefined;
  };
  const data = Object.fromEntries(
    Object.entries(secretKeys).map(([part, { must, may }]) => {
      for (const key of must) if (valueOf(key) === undefined) missing.add(madeOf(key, addresses)[0]);
      const entries = [...must, ...may].map((key) => [key, valueOf(key)]);
      return [part, Object.fromEntries(entries.filter(([, value]) => value !== undefined))];
    }),
  );
  return { data, missing: [...missing], unused: Object.keys(lines).filter((line) => !used.has(line)) };
}
