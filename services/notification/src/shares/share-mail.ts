import type { Mail } from '../channels/channel.ts';
import { shownToOthers } from '@leadwright/runtime/words/written';
import type { ConfirmTokens } from './confirm-token.ts';
import type { MailContent } from '../templates/mails.tsx';
import { renderMail } from '../templates/render-mail.ts';
import type { ShareWords, SharedSearchRead, Sharing } from '../upstreams/sharing.ts';
import type { MailRequest } from '../effects/effect.ts';
import type { People } from '../effects/people.ts';

export type ShareMailParts = {
  sharing: Sharing;
  people: Pick<People, 'hasOptedOut'>;
  confirmTokens: Pick<ConfirmTokens, 'sign'>;
  brand: string;
  publicUrl: string;
};

type Sent = Pick<ShareWords, 'subject' | 'text' | 'html'> & { senderEmail: string; senderName: string | null };

/** Null once either is erased; `opted-out`: the recipient wants none; `search-unknown`: what was shared is deleted. */
export async function composeShareMail(
  parts: ShareMailParts,
  accountId: string,
  messageId: string,
  { shareId, position, senderId, searchId, downloadId }: NonNullable<MailRequest['share']>,
): Promise<Mail | null | 'opted-out' | 'search-unknown'> {
  const mail = await parts.sharing.mailTo({ accountId, shareId, position });
  if (mail === null) return null;
  // Asked before a link is made. The sender is not told.
  if (await parts.people.hasOptedOut(mail.address)) return 'opted-out';
  const linked = await parts.sharing.link({ accountId, personId: senderId, searchId, downloadId });
  if (linked === null || linked === 'full') return 'search-unknown';
  const path = `${linked.path}&mail=${parts.confirmTokens.sign({ accountId, messageId })}`;
  const { fromEmail, fromName, replyTo, senderEmail, address } = mail;
  return {
    accountId,
    to: address,
    ...renderMail(shareContent(parts, mail, { shared: linked.shared, path })),
    ...(fromEmail === null ? {} : { from: { email: fromEmail, name: fromName } }),
    replyTo: replyTo ?? senderEmail,
  };
}

/** `path`: of our page that shows the search. */
export function shareContent(
  { brand, publicUrl }: Pick<ShareMailParts, 'brand' | 'publicUrl'>,
  { subject, text, html, senderEmail, senderName }: Sent,
  { shared, path }: { shared: SharedSearchRead; path: string },
): MailContent {
  return {
    ...{ template: 'share', brand, subject, text, html },
    link: `${publicUrl}${path}`,
    sender: senderShown({ senderEmail, senderName }),
    search: { ...shared, name: shownToOthers(shared.name) },
  };
}

/** As whom others see the sender: by name, else by address, without what leads elsewhere. */
export const senderShown = ({ senderEmail, senderName }: Pick<Sent, 'senderEmail' | 'senderName'>): string =>
  shownToOthers(senderName ?? '') || shownToOthers(senderEmail) || 'Somebody';
