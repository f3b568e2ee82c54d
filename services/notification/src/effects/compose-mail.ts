import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { shownToOthers } from '@leadwright/runtime/words/written';
import type { Mail } from '../channels/channel.ts';
import { findDownloadRequest } from '../projections/download-request.ts';
import { topicOf, type MailContent } from '../templates/mails.tsx';
import { renderMail } from '../templates/render-mail.ts';
import type { DueMail } from './effect.ts';
import type { People } from './people.ts';
import { writeAccountMail } from './account-mail.ts';
import { composeShareMail, type ShareMailParts } from '../shares/share-mail.ts';
import { addressPrivacyMail } from './privacy-mail.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

export type ComposeParts = ShareMailParts & {
  database: Database;
  people: People;
  unsubscribeTokens: Pick<UnsubscribeTokens, 'sign'>;
};

/** Null: the person is gone; `not-needed`: it is known. Throws a `TransientError` while accounts is unavailable. */
export async function composeMail(
  parts: ComposeParts,
  effect: DueMail,
): Promise<Mail | null | 'not-needed' | 'opted-out' | 'search-unknown'> {
  const { share } = effect.request;
  if (share !== undefined) return composeShareMail(parts, effect.accountId, effect.id, share);
  const addressed = await address(parts, effect);
  if (addressed === null || addressed === 'not-needed') return addressed;
  const { accountId, request } = effect;
  const { email: to, content } = addressed;
  const topic = topicOf(content.template);
  if (topic === null) return { accountId, to, ...renderMail(content) };
  if (await parts.people.hasOptedOut(to)) return 'opted-out';
  const token = parts.unsubscribeTokens.sign({ accountId, personId: request.personId, topic });
  const page = `${parts.publicUrl}/unsubscribe?token=${token}`;
  return {
    ...{ accountId, to },
    ...renderMail(content, page),
    unsubscribeUrl: `${parts.publicUrl}/api/v2/unsubscribes?token=${token}`,
  };
}

async function address(
  parts: ComposeParts,
  { accountId, request }: DueMail,
): Promise<{ email: string; content: MailContent } | null | 'not-needed'> {
  const { people, brand, publicUrl } = parts;
  if (request.privacyRequestId !== undefined) return addressPrivacyMail(parts, request.privacyRequestId, request);
  if (request.template === 'sign-up' || request.template === 'password-reset') {
    const minted = await people.mintLink(request.personId, request.template);
    // Somebody typed an address that nobody has, as anybody may: that is no failure.
    if (minted === null && request.template === 'password-reset') return 'not-needed';
    return minted && { email: minted.email, content: linkMail(minted, brand) };
  }
  if (request.template === 'invitation') {
    const minted = await people.mintInvitation(accountId, request.personId);
    if (!minted) return null;
    const { email, link, role } = minted;
    const company = shownToOthers(minted.company ?? '') || null;
    return { email, content: { template: request.template, brand, link, company, role } };
  }
  const { changeId = '' } = request;
  if (request.template === 'email-change') {
    const wished = await people.mintEmailLink(request.personId, changeId);
    return wished && { email: wished.email, content: wishMail(wished.link, brand) };
  }
  if (request.template === 'email-changed') {
    const former = await people.findFormer(request.personId, changeId);
    return former && { email: former.email, content: { template: request.template, brand } };
  }
  if (request.template === 'new-log-in') {
    const logIn = await people.findLogIn(request.personId, request.sessionId ?? '');
    if (logIn?.isNew === false) return 'not-needed';
    if (!logIn) return null;
    // A browser's name is what the browser sent, and whoever logged in may have written it.
    const device = shownToOthers(logIn.device) || 'an unknown device';
    return { email: logIn.email, content: { template: request.template, brand, device } };
  }
  const person = await people.find(request.personId);
  if (!person) return null;
  const { email } = person;
  if (request.template === 'already-a-customer') {
    return { email, content: { template: request.template, brand, link: `${publicUrl}/login` } };
  }
  const { template } = request;
  if (
    template === 'session-ended-for-safety' ||
    template === 'password-changed' ||
    template === 'personal-data-taken' ||
    template === 'member-removed'
  )
    return { email, content: { template, brand } };
  const ofAccount = writeAccountMail(template, request.facts, { brand, publicUrl });
  if (ofAccount !== null) return { email, content: ofAccount };
  const { downloadId = '' } = request;
  const asked = await inScope(parts.database.db, [accountId], (trx) => findDownloadRequest(trx, accountId, downloadId));
  const slots = {
    brand,
    link: `${publicUrl}/downloads/${encodeURIComponent(downloadId)}`,
    name: shownToOthers(asked?.name ?? '') || 'Leads',
  };
  if (request.template === 'download-ready')
    return { email, content: { template: request.template, ...slots, rows: asked?.rows ?? 0 } };
  if (request.template === 'download-rows-removed')
    return { email, content: { template: request.template, ...slots, rowNumbers: request.rowNumbers ?? [] } };
  if (request.template === 'download-failed')
    return { email, content: { template: request.template, ...slots, reason: request.reason ?? 'broken' } };
  throw new Error(`${request.template} does not name its privacy request`);
}

function wishMail(link: string | null, brand: string): MailContent {
  return link === null ? { template: 'email-taken', brand } : { template: 'email-change', brand, link };
}

// The mail says what the link does, which accounts decides.
function linkMail({ purpose, link }: { purpose: string; link: string }, brand: string): MailContent {
  switch (purpose) {
    case 'sign-up':
    case 'password-reset':
      return { template: purpose, brand, link };
    default:
      return { template: 'already-a-customer', brand, link };
  }
}
