import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSecrets } from './secrets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-secrets-'));
const file = path.join(folder, 'secrets.json');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the secrets of a data folder', () => {
  it('are created once and readable only by their owner', () => {
    const first = openSecrets(folder);
    expect(openSecrets(folder)).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(first.services.operator.privateKey).toContain('PRIVATE KEY');
  });

  it('of an earlier version are kept, and missing ones are added', () => {
    const kept = openSecrets(folder);
    const { operator: _later, ...earlier } = kept.services;
    writeFileSync(file, JSON.stringify({ ...kept, services: earlier }));
    const grown = openSecrets(folder);
    expect(grown).toEqual({ ...kept, services: { ...earlier, operator: grown.services.operator } });
    expect(grown.services.operator.privateKey).not.toBe(kept.services.operator.privateKey);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(grown);
  });
});
