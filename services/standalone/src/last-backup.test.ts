import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastBackup, noteBackup } from './last-backup.ts';

it('tells as of when the last backup is, and nothing before the first', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-backup-'));
  try {
    expect(await lastBackup(folder)).toBeUndefined();
    await noteBackup(folder, '2026-11-27T03:00:12.345Z');
    await noteBackup(folder, '2026-11-28T03:00:12.345Z');
    expect(await lastBackup(folder)).toEqual(new Date('2026-11-28T03:00:12.345Z'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
