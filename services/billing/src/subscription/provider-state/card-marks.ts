// A free trial is given once for a card. A trial asks for none, so who had it is known by the card that is stored later:
// the first account to store it keeps its trial, and of any other what is left of its trial ends. A repeat is harmless:
// marks are claimed once for ever, and a lot is voided once.
import { marksOf, type MarkKeys } from '@leadwright/runtime/requests/keyed-marks';
import { ledger } from '../../ledger/domain/ledger.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { trialLots } from '../../ledger/projections/lot.ts';
import { takeTrial } from '../../plans/projections/trial-mark.ts';
import type { ApplyProviderState } from '../../providers/reading/settle-account.ts';

/** The same, and then the card that was read is marked, in the same transaction. */
export function withCardMarks(apply: ApplyProviderState, keys: MarkKeys): ApplyProviderState {
  return async (tx, accountId, state, context) => {
    await apply(tx, accountId, state, context);
    const fingerprint = state.subscription?.cardFingerprint;
    if (fingerprint === undefined || keys.length === 0) return;
    const db = await tx.written();
    const lots = await trialLots(db, accountId);
    // Who had no trial leaves it to whoever else uses the card.
    if (lots.length === 0) return;
    // Fingerprints of two providers never mean the same card.
    const marks = marksOf(keys, 'card', `${state.processor}:${fingerprint}`);
    if (await takeTrial(db, { accountId, marks, at: tx.at })) return;
    for (const lotId of lots) {
      const command = { type: 'VoidLot', lotId, reason: 'trial-used', at: tx.at } as const;
      // Refused where nothing is left of it.
      await tx.execute(ledgerStream(accountId), ledger, command, { ...context, causes: [] });
    }
  };
}
