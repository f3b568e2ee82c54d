// The one question that a visitor may ask.
import { consumers } from '../dictionaries/consumers.ts';
import type { LeadQuery } from '../query.ts';

export function homeownersIn(zip: string): LeadQuery {
  return {
    dictId: consumers.dictId,
    geography: { kind: 'ZIP', values: [zip] },
    filters: [
      { field: 'age', from: 45, to: 64 },
      { field: 'homeowner_status', anyOf: ['owner'] },
    ],
  };
}
