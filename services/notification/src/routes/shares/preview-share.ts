import { mayEnter } from '@leadwright/runtime/access/roles';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { shareContent, type ShareMailParts } from '../../shares/share-mail.ts';
import { readShare } from '../../shares/read-share.ts';
import { renderMail } from '../../templates/render-mail.ts';
import type { ShareParts } from './share-search.ts';
import { previewShare } from '@leadwright/contracts/routes/notification/shares';
import { implement } from '@leadwright/runtime/http/declared-route';
import { shareRefusals as refusals } from '@leadwright/contracts/routes/notification/share-refusals';

/** Stands for the secrets of a link, which are made when the mail is sent. */
const PLACEHOLDER = '/share/search?token=preview&mail=preview';

/** By the template of the mail that is sent. Changes nothing. */
export function previewShareRoute(
  app: HttpApp,
  {
    sharing,
    shareRules,
    brand,
    publicUrl,
  }: Pick<ShareParts, 'sharing' | 'shareRules'> & Pick<ShareMailParts, 'brand' | 'publicUrl'>,
): void {
  implement(app, previewShare, async (request) => {
    const asked = readShare(request.body, shareRules, mayEnter(request.caller, 'super-admin'));
    const accountId = accountOf(request);
    const { personId } = request.caller;
    const { searchId, downloadId } = asked;
    const [sender, shared] = await Promise.all([
      sharing.sender({ accountId, personId, addresses: [] }),
      sharing.read({ accountId, personId, searchId, downloadId }),
    ]);
    if (sender?.verified !== true) throw refuse(refusals.notVerified);
    if (shared === null) throw refuse(refusals.savedSearchNotFound);
    const words = { ...asked, senderEmail: sender.email, senderName: sender.name };
    return renderMail(shareContent({ brand, publicUrl }, words, { shared, path: PLACEHOLDER }));
  });
}
