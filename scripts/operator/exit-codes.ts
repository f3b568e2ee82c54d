export const exitCodes = { done: 0, notPossible: 1, wrongUsage: 2, notDone: 3 } as const;

export type CommandResult = { json: unknown; lines: string[]; exitCode: number };

export const done = (json: unknown, lines: string[], exitCode: number = exitCodes.done): CommandResult => ({
  json,
  lines,
  exitCode,
});
