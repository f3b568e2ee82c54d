/**
 * An account was opened on a free trial that was not given: no plan starts. Stream trial-<account>. had: its owner had one
 * before; budget: its domain or network had those of the day. Absent before reasons were said: had.
 */
export type TrialRefused = { type: 'TrialRefused'; planId: string; effectiveAt: string; reason?: TrialRefusal };
export type TrialRefusal = 'had' | 'budget';
