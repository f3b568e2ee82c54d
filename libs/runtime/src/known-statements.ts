// What a connection knows of the statements it was asked for: those it is asked for again and again
// are kept prepared by the server, and what they answer is described once.

export type Column = { name: string; parse: (text: string) => unknown };

export type KnownStatement = {
  text: string;
  uses: number;
  /** What the server calls it; undefined while it is used too seldom to be worth it. */
  name: string | undefined;
  /** Set when the server has it under that name. */
  prepared: boolean;
  /** Once it was carried out under that name. */
  columns: Column[] | undefined;
};

export type KnownStatements = {
  use(text: string): KnownStatement;
  /** After a failure: what the server has under the name is in doubt, or no longer right. */
  failed(statement: KnownStatement, error: Error & { code?: unknown }): void;
};

const USES_BEFORE = 3;
/** The server keeps a plan for each, some tens of kilobytes; texts beyond it are planned every time. */
const TEXTS_MAX = 200;

const FEATURE_NOT_SUPPORTED = '0A000';
const INVALID_STATEMENT_NAME = '26000';

export function knownStatements(): KnownStatements {
  const known = new Map<string, KnownStatement>();
  let names = 0;
  return {
    use: (text) => {
      const statement = known.get(text) ?? { text, uses: 0, name: undefined, prepared: false, columns: undefined };
      if (statement.uses === 0 && known.size < TEXTS_MAX) known.set(text, statement);
      statement.uses += 1;
      if (statement.uses > USES_BEFORE) statement.name ??= `s${(names += 1)}`;
      return statement;
    },
    failed: (statement, { code }) => {
      // A migration changed what it returns, or the session was reset; or nobody knows if the name is
      // taken. It begins again under a new one.
      const wrong = code === FEATURE_NOT_SUPPORTED || code === INVALID_STATEMENT_NAME;
      if (wrong || !statement.prepared) known.delete(statement.text);
    },
  };
}
