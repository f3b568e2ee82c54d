// A free trial is given once for a card, which is known when a card is stored: the first account to store it keeps its
// trial, and what is left of any other's ends. A repeat is harmless: marks are claimed once, and a lot is voided once.
import { marksOf, type MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { ledger } from '../../ledger/domain/ledger.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { trialLots } from '../../ledger/projections/lot.ts';
import { rememberMarks, takeTrial } from '../../plans/projections/taken-marks.ts';
import type { ApplyProviderState } from '../../providers/reading/settle-account.ts';

/** Fingerprints of two providers never mean the same card. */
export function cardMarks(keys: MarkKeys, processor: string, fingerprint: string): string[] {
  return marksOf(keys, 'card', `${processor}:${fingerprint}`);
}

/** The same, and then the card that was read is marked, in the same transaction. */
export function withCardMarks(apply: ApplyProviderState, keys: MarkKeys): ApplyProviderState {
  return async (tx, accountId, state, context) => {
    await apply(tx, accountId, state, context);
    const fingerprint = state.subscription?.cardFingerprint;
    if (fingerprint === undefined || keys.length === 0) return;
    const db = await tx.written();
    const taking = { accountId, marks: cardMarks(keys, state.processor, fingerprint), at: tx.at };
    await rememberMarks(db, taking);
    const lots = await trialLots(db, accountId);
    // Who had no trial leaves it to whoever else uses the card.
    if (lots.length === 0) return;
    if (await takeTrial(db, taking)) return;
    for (const lotId of lots) {
      const command = { type: 'VoidLot', lotId, reason: 'trial-used', at: tx.at } as const;
      // Refused where nothing is left of it.
      await tx.execute(ledgerStream(accountId), ledger, command, { ...context, causes: [] });
    }
  };
}
