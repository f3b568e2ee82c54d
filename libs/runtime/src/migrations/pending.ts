// A database may be newer than the release that meets it, after a rollback. A migration only adds
// (docs/decisions/0049), so the release before works on the newer tables, unless one says that it does not.

export type MigrationFile = { file: string; digest: string };
/** As it was recorded: by which release, and which one it needs. Records from before that was kept have neither. */
export type AppliedMigration = MigrationFile & { release?: string | null; needs?: string | null };

export type MigrationState<File extends MigrationFile> = {
  /** Whose migrations. */
  source: string;
  files: readonly File[];
  applied: readonly AppliedMigration[];
  /** The one that runs; absent: no newer database is taken. */
  release: string | undefined;
};

/** The files that are still to be applied. Throws where an applied one changed, or needs a later release. */
export function pendingMigrations<File extends MigrationFile>({
  source,
  files,
  applied,
  release,
}: MigrationState<File>): File[] {
  const last = files.at(-1)?.file ?? '';
  const isNewer = (row: AppliedMigration): boolean =>
    row.file > last && release !== undefined && Boolean(row.release) && !isBefore(row.release ?? '', release);
  const newer = applied.filter(isNewer);
  const own = applied.filter((row) => !isNewer(row));
  for (const [position, { file, digest }] of own.entries()) {
    const known = files[position];
    if (known?.file !== file || known.digest !== digest)
      throw new Error(`${source}: applied migration ${file} differs from the file of that name now`);
  }
  for (const { file, needs, release: of } of newer)
    if (needs && release !== undefined && isBefore(release, needs))
      throw new Error(
        `${source}: the database was brought to release ${of} (${file}), which needs ${needs} or later; this is release ${release}. Start ${needs} or later, or restore a backup from before.`,
      );
  const pending = files.slice(own.length);
  const [first] = pending;
  if (first && newer[0])
    throw new Error(`${source}: ${first.file} is new, and applied migration ${newer[0].file} comes after it`);
  return pending;
}

/** The oldest release that works on the tables after it, where the file says so: `-- needs release 0.3.0: why`. */
export function neededRelease(sql: string): string | null {
  return /^-- needs release (\d+\.\d+\.\d+)\b/m.exec(sql)?.[1] ?? null;
}

function isBefore(release: string, other: string): boolean {
  const [of, than] = [release, other].map((text) => text.split('.').map(Number));
  for (let n = 0; n < 3; n++) if (of?.[n] !== than?.[n]) return (of?.[n] ?? 0) < (than?.[n] ?? 0);
  return false;
}
