// No card number may pass: it is looked for before anything reads the request; the refusal repeats none.
import type { FastifyRequest } from 'fastify';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { isCardNumber } from './card-issuers.ts';

// As cards are typed: unbroken, or in the groups that are printed on them.
const SHAPES = ['\\d{13,19}', ...groups([4, 4, 4, 4], [4, 4, 4, 4, 3], [4, 6, 5], [4, 6, 4], [8, 8], [6, 13])];
const CARD = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${SHAPES.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const DEPTH_MAX = 20;

/**
 * A hook for routes: 400 where the body, the query or an address of the path holds what looks like a card number. Ids and
 * keys are not looked at: an honest one may have the digits of a card.
 */
export async function refuseCardNumbers(request: FastifyRequest): Promise<void> {
  const { body, params, query } = request;
  if ([body, params, query].some((part) => holdsCardNumber(part))) throw refuse(refusals.cardNumberRefused);
  request.body ??= {};
}

/** Looks at every text and number of the value but at ids; at the names of its fields too. */
export function holdsCardNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isCardIn(value);
  if (typeof value === 'number') return isCardIn(String(value));
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return false;
  return Object.entries(value).some(
    ([name, part]) => isCardIn(name) || ((typeof part === 'object' || !isId(name)) && holdsCardNumber(part, depth + 1)),
  );
}

// The field of the card's token is where a card number would be sent by mistake.
function isId(name: string): boolean {
  return /(?:^|_)(?:id|key|code)$|[a-z](?:Id|Key)$/.test(name) && name !== 'token_id' && name !== 'plan_code';
}

function isCardIn(text: string): boolean {
  const found = text.normalize('NFKC').replaceAll(UUID, ' id ').match(CARD) ?? [];
  return found.some((digits) => isCardNumber(digits.replaceAll(/\D/g, '')));
}

function groups(...sizes: number[][]): string[] {
  return sizes.map(
    ([first = 0, ...rest]) => `\\d{${first}}${rest.map((size) => `[\\s.\\p{Pd}]{1,2}\\d{${size}}`).join('')}`,
  );
}
