import { consumers } from '../../dictionaries/consumers.ts';
import { emails } from '../../dictionaries/emails.ts';
import { leadKeySql } from '../../lead-key.ts';
import type { DerivedLeads } from '../derived-leads.ts';
import { literal, pick, uniform } from '../expressions.ts';
import { itemShares } from '../item-shares.ts';

const shares = (fieldName: string, ...parts: readonly number[]) => itemShares(emails, fieldName, ...parts);

const interests = itemShares(emails, 'interests', ...new Array<number>(20).fill(1)).map(([value]) => value);
const numbers = `range(1, ${interests.length + 1})`;
// In the dictionary's order, whatever was drawn first.
const some = `arraySort(arraySlice(arraySort(number -> intHash64(bitXor(row_hash, toUInt64(number * 7919))), ${numbers}), 1, how_many))`;

export const emailLeads: DerivedLeads = {
  of: consumers,
  each: `if(has_email = 'yes' AND ${uniform('opted-in')} < 0.4, 1, 0)`,
  drawn: {
    how_many: `if(${uniform('silent')} < 0.125, 0, 1 + toUInt8(floor(${uniform('interests')} * 4)))`,
  },
  lookUps: [],
  slots: () => [],
  columns: {
    lead_key: leadKeySql(emails),
    interests: `arrayMap(number -> [${interests.map(literal).join(', ')}][number], ${some})`,
    last_seen: pick(uniform('last-seen'), shares('last_seen', 34, 26, 17, 13, 10)),
    opted_in_by: pick(uniform('opted-in-by'), shares('opted_in_by', 38, 30, 18, 14)),
  },
};
