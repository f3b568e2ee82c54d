import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeDataFolder } from '../data-folder.ts';
import { inPublicOf } from './in-public.ts';

const inPublic = inPublicOf({
  LEADWRIGHT_PUBLIC_URL: 'https://leads.example',
  LEADWRIGHT_ADMIN_EMAIL: 'ada@leads.example',
});
const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-remembered-'));
afterAll(() => rmSync(folder, { recursive: true }));
const started = (name: string, as: typeof inPublic): void => {
  const taken = takeDataFolder(path.join(folder, name), as);
  taken.remember();
  taken.release();
};

it('a folder that was in public refuses the demo, with the setting that is missing, and is not locked by the refusal', () => {
  started('public', inPublic);
  expect(() => started('public', undefined)).toThrow(
    /in public at https:\/\/leads\.example.*Start with LEADWRIGHT_PUBLIC_URL/,
  );
  started('public', inPublic);
});

it('a folder of the demo never comes before strangers', () => {
  started('demo', undefined);
  started('demo', undefined);
  expect(() => started('demo', inPublic)).toThrow('have the people of the demo');
});

it('a start that failed before there were people decides nothing', () => {
  takeDataFolder(path.join(folder, 'failed'), inPublic).release();
  started('failed', undefined);
});
