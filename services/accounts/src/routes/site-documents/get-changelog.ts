import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { changelogPlace, newsOf } from '../../domain/site-documents/changelog.ts';
import { listDocuments } from '../../projections/site-document.ts';
import type { AccountsParts } from '../parts.ts';
import { getChangelog } from '@leadwright/contracts/routes/accounts/site-documents/shown';
import { implement } from '@leadwright/runtime/http/declared-route';

const DOCUMENTS_MAX = 500;
const NEWS_MAX = 20;

export function getChangelogRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, getChangelog, async () => {
    const page = { after: '', limit: DOCUMENTS_MAX };
    const documents = await inScope(database.db, [], (trx) => listDocuments(trx, changelogPlace, page));
    return { news: newsOf(documents, { now: Math.floor(Date.now() / 1000), most: NEWS_MAX }) };
  });
}
