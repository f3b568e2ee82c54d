import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { changelogPlace, entriesOf } from '../../domain/site-documents/changelog.ts';
import { listDocuments } from '../../projections/site-document.ts';
import type { AccountsParts } from '../parts.ts';
import { examples } from './examples.ts';

const Entry = Type.Object({
  id: Type.String({ description: 'Stays when the entry is changed.' }),
  title: Type.String(),
  text: Type.String({ description: 'Plain text; an empty line begins a paragraph.' }),
  on: Type.String({ description: 'ISO 8601.' }),
});
const Answer = Type.Object({ entries: Type.Array(Entry, { description: 'The newest first, 20 at most.' }) });

const ENTRIES_MAX = 20;
// Documents are listed by id, and the newest may have any: so many are looked at.
const DOCUMENTS_MAX = 500;
const SECONDS_KEPT = 60;

/** What is new in the product, from the site documents that a super-admin edits. */
export function getChangelogRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.get(
    '/api/v2/changelog',
    {
      schema: { tags: ['site documents'], summary: 'What is new in the product', response: { 200: Answer } },
      config: { access: 'person', refusals: [], example: examples.changelog },
    },
    async (_request, reply) => {
      const found = await inScope(database.db, [], (trx) =>
        listDocuments(trx, changelogPlace, { after: '', limit: DOCUMENTS_MAX }),
      );
      void reply.header('cache-control', `private, max-age=${SECONDS_KEPT}`);
      const entries = entriesOf(found, Date.now() / 1000).slice(0, ENTRIES_MAX);
      return { entries: entries.map((entry) => ({ ...entry, on: new Date(entry.on * 1000).toISOString() })) };
    },
  );
}
