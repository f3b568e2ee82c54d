// What is kept of a bug that was made or nearly made (T15), with the test that must fail.

export type Edit = { file: string; find: string; replace: string };

export type SeededBug = {
  name: string;
  edits: Edit[];
  /** `name` is the end of the test's full name; `env` sets variables such as a small share. */
  test: { file: string; name: string; env?: Record<string, string> };
  /** For a file that Jest does not compile, such as SQL: the edit runs when `file` is read. */
  stands?: { file: string; text: string };
};
