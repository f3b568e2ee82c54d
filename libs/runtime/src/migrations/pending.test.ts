import { neededRelease, pendingMigrations, type AppliedMigration } from './pending.ts';

const files = [
  { file: '0001_a.sql', digest: 'a' },
  { file: '0002_b.sql', digest: 'b' },
];
const later = (release: string, needs: string | null = null): AppliedMigration => ({
  file: '0003_c.sql',
  digest: 'c',
  release,
  needs,
});
const pending = (applied: AppliedMigration[], release: string | undefined = '0.9.0') =>
  pendingMigrations({ source: 'billing', files, applied, release }).map(({ file }) => file);

describe('migrations', () => {
  it('are pending where they are not applied', () => {
    expect(pending([])).toEqual(['0001_a.sql', '0002_b.sql']);
    expect(pending(files.slice(0, 1))).toEqual(['0002_b.sql']);
    expect(pending(files)).toEqual([]);
  });

  it('of a later release leave an earlier one at work, also a build of the same number', () => {
    expect(pending([...files, later('0.10.0')])).toEqual([]);
    expect(pending([...files, later('0.10.0', '0.9.0')])).toEqual([]);
    expect(pending([...files, later('0.9.0')])).toEqual([]);
  });

  it('that need a later release are refused by a sentence with both', () => {
    expect(() => pending([...files, later('0.10.1', '0.10.0')])).toThrow(
      'billing: the database was brought to release 0.10.1 (0003_c.sql), which needs 0.10.0 or later; this is release 0.9.0. Start 0.10.0 or later, or restore a backup from before.',
    );
  });

  it('that changed, went away or came too late are refused', () => {
    const changed = { file: '0002_b.sql', digest: 'other', release: '0.9.0' };
    for (const applied of [
      [files[0] ?? changed, changed],
      // Without a release, or of an earlier one: it is of ours, and its file is gone.
      [...files, { file: '0003_c.sql', digest: 'c' }],
      [...files, later('0.8.0')],
    ])
      expect(() => pending(applied)).toThrow(/^billing: applied migration 000[23]_.\.sql differs/);
    expect(() => pending([...files.slice(0, 1), later('1.0.0')])).toThrow(
      'billing: 0002_b.sql is new, and applied migration 0003_c.sql comes after it',
    );
    expect(() =>
      pendingMigrations({ source: 'x', files, applied: [...files, later('0.9.0')], release: undefined }),
    ).toThrow(/differs/);
  });

  it('say in a line of their own which release they need', () => {
    expect(neededRelease('-- Drops the old column.\n-- needs release 1.2.0: 1.1 writes it\nalter table a drop b')).toBe(
      '1.2.0',
    );
    expect(neededRelease('-- Adds a column.\nalter table a add b int')).toBeNull();
  });
});
