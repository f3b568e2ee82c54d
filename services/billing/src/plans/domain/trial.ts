/** An account was opened on a free trial that its owner had before: no plan starts. Stream trial-<account>. */
export type TrialRefused = { type: 'TrialRefused'; planId: string; effectiveAt: string };
