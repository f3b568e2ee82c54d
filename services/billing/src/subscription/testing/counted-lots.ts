// A store in memory has no tables: what they would say of lots is counted from the log.
import type { BillingStored } from '../../contracts.ts';
import type { LeadsGranted } from '../../ledger/domain/events/lots-made.ts';
import { isMoved, reissuePrefix, type Portion } from '../../ledger/domain/lots.ts';
import { endGivenBack } from '../../ledger/domain/lot-end.ts';
import type { FundedLots } from '../../ledger/projections/funded-lots.ts';

const sum = (portions: readonly Portion[], isOf: (lotId: string) => boolean): number =>
  portions.reduce((total, { lotId, leads }) => (isOf(lotId) ? total + leads : total), 0);

export function countedIn(log: readonly BillingStored[]): FundedLots {
  const granted = (): LeadsGranted[] => log.flatMap((event) => (event.type === 'LeadsGranted' ? [event] : []));
  const fundedBy = (invoiceId: string): LeadsGranted[] => granted().filter((event) => event.invoiceId === invoiceId);
  const isFirst = (event: LeadsGranted): boolean => !isMoved(event) && !event.source.startsWith(reissuePrefix);
  const funded = (invoiceId: string): number =>
    fundedBy(invoiceId).reduce((total, event) => (isFirst(event) ? total + event.leads : total), 0);
  return {
    isFunded: async () => false,
    bookedUnder: async (_tx, _accountId, invoiceId) => {
      const lotIds = new Set(fundedBy(invoiceId).map(({ lotId }) => lotId));
      const isOf = (lotId: string): boolean => lotIds.has(lotId);
      const used = log.reduce((total, event) => {
        if (event.type === 'LeadsReserved') return total + sum(event.from, isOf);
        const isReturn = event.type === 'LeadsUsed' || event.type === 'ReservationReleased';
        return isReturn ? total - sum(event.returned, isOf) : total;
      }, 0);
      return { funded: funded(invoiceId), used };
    },
    reissuesOf: async (_tx, _accountId, invoiceId, at, { refundedCents, paidCents }) => {
      const voids = log.flatMap((event) =>
        event.type === 'LeadsVoided' && event.corrects === invoiceId ? [event] : [],
      );
      const rows = fundedBy(invoiceId).map((lot) => {
        const of = voids.filter(({ voided }) => voided.some(({ lotId }) => lotId === lot.lotId));
        const again = granted().filter(({ lotId }) => `${lotId}#`.startsWith(`${reissuePrefix}${lot.lotId}#`));
        return {
          lot,
          times: again.length,
          voidedAt:
            of
              .map(({ effectiveAt }) => effectiveAt)
              .sort()
              .at(-1) ?? at,
          due:
            of.reduce((total, { voided }) => total + sum(voided, (lotId) => lotId === lot.lotId), 0) -
            again.reduce((total, { leads }) => total + leads, 0),
        };
      });
      const kept = Number((BigInt(funded(invoiceId)) * BigInt(refundedCents)) / BigInt(Math.max(1, paidCents)));
      let left = rows.reduce((total, { due }) => total + due, 0) - kept;
      return rows.flatMap(({ lot: { type: _type, corrects: _corrects, leads: all, ...lot }, times, voidedAt, due }) => {
        const leads = Math.min(left, due);
        if (leads <= 0) return [];
        left -= leads;
        const source = `${reissuePrefix}${lot.lotId}${times === 0 ? '' : `#${times + 1}`}`;
        const expiresAt = endGivenBack(lot.expiresAt, voidedAt, at);
        const costCents = Math.floor(((lot.costCents ?? 0) * leads) / all);
        const { onlyDictionaries = [] } = lot;
        const terms = {
          ...lot,
          lotId: source,
          source,
          effectiveAt: at,
          expiresAt,
          onlyDictionaries,
          costCents,
          invoiceId,
        };
        return [{ type: 'Reissue', leads, corrects: lot.lotId, lot: terms }];
      });
    },
  };
}
