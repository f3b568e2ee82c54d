/** An error for the operator: one sentence. */
export class MoveError extends Error {}
