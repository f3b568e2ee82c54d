import { isDeepStrictEqual } from 'node:util';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { adjustment } from '../../credits/domain/adjustment.ts';
import { credit } from '../../invoices/domain/credit.ts';
import { invoice } from '../../invoices/domain/invoice.ts';
import { ledger } from '../../ledger/domain/ledger.ts';
import { subscription } from '../../subscription/domain/subscription.ts';
import { broken, type BrokenRule } from './finding.ts';

type Fold = { codeVersion: number; initial: unknown; evolve: (state: never, event: never) => unknown };
export type Head = { account_id: string; stream_id: string; account_seq: string; state: unknown; code_version: number };

const deciders: Readonly<Record<string, Fold>> = { ledger, subscription, invoice, credit, adjustment };

const familyOf = (streamId: string): string => streamId.split('-')[0] ?? '';

/** The account's streams, folded anew. */
export class StatesOfEvents {
  private readonly folds = new Map<string, { fold: Fold; state: unknown }>();
  private lastSeq = 0;

  see({ streamId, accountSeq, event }: StoredEvent): void {
    this.lastSeq = accountSeq;
    const fold = deciders[familyOf(streamId)];
    if (!fold) return;
    const { state } = this.folds.get(streamId) ?? { state: fold.initial };
    this.folds.set(streamId, { fold, state: fold.evolve(state as never, event as never) });
  }

  /** Those that are stored otherwise. What was stored was folded event by event, through JSON; here it is one fold. */
  against(accountId: string, heads: readonly Head[]): BrokenRule[] {
    const last = heads.reduce((newest, head) => Math.max(newest, Number(head.account_seq)), 0);
    const missing = last > this.lastSeq ? [this.lastSeq + 1] : [];
    return [
      ...missing.map((seq) =>
        broken({
          ...{ rule: 13, code: 'log-gap', accountId, seq },
          detail: `event ${seq} is missing, and all after it up to ${last}`,
        }),
      ),
      ...heads.flatMap((head) => this.differing(accountId, head)),
    ];
  }

  private differing(accountId: string, { stream_id: streamId, state, code_version: codeVersion }: Head): BrokenRule[] {
    const fold = deciders[familyOf(streamId)];
    // A state that an older program stored is not read any more.
    if (fold?.codeVersion !== codeVersion) return [];
    const folded = this.folds.get(streamId)?.state ?? fold.initial;
    if (isDeepStrictEqual(JSON.parse(JSON.stringify(folded)), state)) return [];
    const detail = `the stored state of ${streamId} is not the fold of its events`;
    return [15, 16].map((rule) => broken({ rule, code: 'state-differs', accountId, detail }));
  }
}
