export const exitCodes = { done: 0, notPossible: 1, wrongUsage: 2, notDone: 3 } as const;

/** One command's answer: `json` for programs, `lines` for people, and the exit code. */
export type CommandResult = { json: unknown; lines: string[]; exitCode: number };
