export type ProgressNotes = {
  /** Notes progress if the last note was long enough ago; waits for nothing. */
  due(): void;
  /** Throws if a note failed. */
  kept(): Promise<void>;
  /** Resolves when none is under way, however they ended. */
  settled(): Promise<void>;
};

/** Notes of a file in the making. One that fails meanwhile is told by `kept` alone, when the file is whole. */
export function createProgressNotes(note: () => Promise<unknown>, everyMs: number, now: () => number): ProgressNotes {
  const notes: Promise<unknown>[] = [];
  let notedAt = now();
  return {
    due: () => {
      if (now() - notedAt < everyMs) return;
      notedAt = now();
      const noted = note();
      // Nobody waits for it yet: unhandled, its failure would end the process.
      noted.catch(() => undefined);
      notes.push(noted);
    },
    kept: async () => void (await Promise.all(notes)),
    settled: async () => void (await Promise.allSettled(notes)),
  };
}
