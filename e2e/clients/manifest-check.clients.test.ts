// The commands of docs/close.md by which a stranger checks a manifest, word for word, in a shell.
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createManifestSigner, manifestOf } from '@leadwright/billing/close/manifest';

const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync(path.resolve(__dirname, '../../docs/close.md'), 'utf8');
const [, commands = ''] = /## Check a manifest as a stranger[^]*?```\n([^]*?)```/.exec(page) ?? [];
const signer = createManifestSigner(
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
);
const manifest = manifestOf({
  month: '2026-11',
  pack: { rows: [], entries: 0, lots: { count: 0, sha256: 'aa' } },
  positions: { count: 0, sha256: 'bb', chainEndsSha256: '' },
  gate: null,
  lateFacts: { count: 0, sha256: 'cc' },
});
const signature = signer.sign(manifest);

/** Runs them on a file as the page saves it. */
function check(kept: object) {
  writeFileSync(path.join(folder, 'month-2026-11-manifest.json'), JSON.stringify(kept, null, 2));
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], { cwd: folder, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

it('a stranger checks a manifest by the commands of the docs', () => {
  expect(commands).toContain('openssl');
  expect(check({ manifest, signature, publicKey: signer.publicKey })).toEqual({
    status: 0,
    said: expect.stringContaining('Signature Verified Successfully'),
  });
});

it('and sees that one character of it was changed', () => {
  const changed = manifest.replace('"accounts": 0', '"accounts": 1');
  expect(changed).not.toBe(manifest);
  expect(check({ manifest: changed, signature, publicKey: signer.publicKey })).toMatchObject({
    status: 1,
    said: expect.stringContaining('Signature Verification Failure'),
  });
});
