// Its address may be of nobody we know, so accounts is asked for the request.
import type { MailContent } from '../templates/mails.tsx';
import type { MailRequest } from './effect.ts';
import type { People } from './people.ts';

type Parts = { people: Pick<People, 'findAsker' | 'mintPrivacyLink'>; brand: string };

/** Null once the request needs no mail: it was confirmed meanwhile, or its address is forgotten. */
export async function addressPrivacyMail(
  { people, brand }: Parts,
  requestId: string,
  { template, reason = '' }: Pick<MailRequest, 'template' | 'reason'>,
): Promise<{ email: string; content: MailContent } | null | 'not-needed'> {
  if (template === 'privacy-request') {
    const minted = await people.mintPrivacyLink(requestId);
    return minted && { email: minted.email, content: { template, brand, link: minted.link, kind: minted.kind } };
  }
  const asker = await people.findAsker(requestId);
  if (!asker) return null;
  const { email, kind, hasAccount, leads } = asker;
  const dueAt = asker.dueAt ?? '';
  // A third request to know is confirmed and answered at once: the mail with the answer says it all.
  if (template === 'privacy-request-confirmed')
    return asker.isOpen ? { email, content: { template, brand, kind, hasAccount, leads, dueAt } } : 'not-needed';
  if (template === 'privacy-request-extended')
    return { email, content: { template, brand, kind, hasAccount, leads, reason, dueAt } };
  if (template === 'privacy-request-erased') return { email, content: { template, brand, kind, hasAccount, leads } };
  if (template === 'privacy-request-answered') return { email, content: { template, brand, kind, leads, reason } };
  throw new Error(`${template} is no mail about a privacy request`);
}
