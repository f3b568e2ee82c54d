import type { RecurlyBooks } from './recurly-books.ts';
import { transactionError } from './recurly-shapes.ts';

export type BillingInfo = { token_id: string; three_d_secure_action_result_token_id?: string | null };

/** Takes the card of a token, or refuses it as a verification of the card would. */
export function takeCard(
  { tokens, passed, cards }: Pick<RecurlyBooks, 'tokens' | 'passed' | 'cards'>,
  code: string,
  { token_id: tokenId, three_d_secure_action_result_token_id: resultTokenId = null }: BillingInfo,
): void {
  const kind = tokens.get(tokenId);
  if (!kind) throw transactionError('recurly_token_not_found', 'Your payment details could not be found.');
  if (kind === 'declined') throw transactionError('insufficient_funds', 'The card has insufficient funds.');
  if (kind === 'expired') throw transactionError('expired_card', 'Your card is expired.');
  if (kind === 'authentication' && (resultTokenId === null || passed.get(`act-${tokenId}`) !== resultTokenId)) {
    throw transactionError('three_d_secure_action_required', 'Your bank asks you to confirm this payment.', {
      category: 'three_d_secure_action_required',
      three_d_secure_action_token_id: `act-${tokenId}`,
    });
  }
  cards.set(code, kind);
}
