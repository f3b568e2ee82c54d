import type { ReactNode } from 'react';
import type { Answer } from '../../server/operations.ts';

export type Balance = Answer<'get', '/api/v2/usage/balance'>;
export type LotAt = Balance['lots'][number];

/** Whose leads are explained, by which route, and how that is said. Days are written as inputs do: 2026-12-31. */
export type WhoseLeads = {
  /** Of the query cache, without the day. */
  key: readonly string[];
  read: (at: string | undefined, signal: AbortSignal) => Promise<Balance>;
  /** The end of a day as an instant. */
  endOf: (day: string) => string;
  dayOf: (at: string) => string;
  /** A day, and a time of it, as people read them: those of the same zone. */
  day: (at: string) => string;
  moment: (at: string) => string;
  title: string;
  /** Of the field with the day. */
  dayLabel: string;
  /** Before the leads that are left now: "You have". */
  has: string;
  /** Before the leads that were left at the end of the day: "At the end of 8 Dec 2026 you had". */
  had: (day: string) => string;
  /** What is safe where it cannot be read. */
  safe: string;
  download: (downloadId: string) => ReactNode;
  /** Where all entries of a lot stand. */
  allEntries: ReactNode;
};
