// Calls about people's data.
import { post } from '../../server/client.ts';
import type { Answer, Body } from '../../server/operations.ts';
import { readBotSettings, tokenBy } from '../../server/recaptcha/bot-token.ts';

type Asked = Body<'post', '/api/v2/request_ccpa_optout'>;
export type RequestKind = NonNullable<Asked['kind']>;
export type Details = NonNullable<Asked['details']>;
export type PrivacyLink = Answer<'post', '/api/v2/privacy-requests/check-link'>;
export type OwnData = Answer<'post', '/api/v2/me/data'>;

/** Proves a person and sends the form. The answer is the same whether the address is known or not. */
export async function requestOptOut(asked: Omit<Asked, 'response'>): Promise<void> {
  const response = await tokenBy(await readBotSettings());
  await post('/api/v2/request_ccpa_optout', { body: { ...asked, response } });
}

/** What a mailed link confirms, and whether it still does. The check does not use it up. */
export function checkPrivacyLink(token: string): Promise<PrivacyLink> {
  return post('/api/v2/privacy-requests/check-link', { body: { token } });
}

export function confirmPrivacyRequest(given: {
  token: string;
}): Promise<Answer<'post', '/api/v2/privacy-requests/confirm'>> {
  return post('/api/v2/privacy-requests/confirm', { body: given });
}

/** Everything that is held about the person who is signed in. */
export function takeMyData(given: { currentPassword: string }): Promise<OwnData> {
  return post('/api/v2/me/data', { body: given });
}

/** Erases the person who is signed in, for ever. */
export async function eraseMe(given: { currentPassword: string }): Promise<void> {
  await post('/api/v2/me/erasure', { body: given });
}
