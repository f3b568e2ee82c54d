// What the log says of awards for shares, beside FreeLeadsGiven. Stream share-<account>, which is never folded.
import type { WaitsFor } from './award-policy.ts';

/** `value`: as it was promised when the search was shared. */
export type ShareAwardPostponed = {
  type: 'ShareAwardPostponed';
  messageId: string;
  recipientMarks: string[];
  personId: string;
  value: number;
  reason: WaitsFor;
};
/** `already-earned`: another account of the same person was given it first. */
export type ShareAwardDropped = {
  type: 'ShareAwardDropped';
  messageId: string;
  reason: 'bounced' | 'already-earned';
};
export type ShareAwardEvent = ShareAwardPostponed | ShareAwardDropped;
