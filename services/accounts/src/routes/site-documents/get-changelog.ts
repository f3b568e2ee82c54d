import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { changelogPlace, newsOf } from '../../domain/site-documents/changelog.ts';
import { listDocuments } from '../../projections/site-document.ts';
import type { AccountsParts } from '../parts.ts';
import { examples } from './examples.ts';

const Answer = Type.Object({
  news: Type.Array(
    Type.Object({
      id: Type.String(),
      date: Type.Integer({ description: 'In seconds since 1970.' }),
      title: Type.String(),
      text: Type.String(),
    }),
    { description: 'The latest first.' },
  ),
});

const DOCUMENTS_MAX = 500;
const NEWS_MAX = 20;

/** What is new in the product, from the site documents that a super-admin writes. For everybody who is signed in. */
export function getChangelogRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.get(
    '/api/v2/changelog',
    {
      schema: { tags: ['site documents'], summary: 'What is new in the product', response: { 200: Answer } },
      config: { access: 'member', refusals: [], example: examples.changelog },
    },
    async () => {
      const page = { after: '', limit: DOCUMENTS_MAX };
      const documents = await inScope(database.db, [], (trx) => listDocuments(trx, changelogPlace, page));
      return { news: newsOf(documents, { now: Math.floor(Date.now() / 1000), most: NEWS_MAX }) };
    },
  );
}
