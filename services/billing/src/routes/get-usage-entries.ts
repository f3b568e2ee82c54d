import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/access';
import type { Database } from '@leadwright/runtime/database';
import type { HttpApp } from '@leadwright/runtime/http-app';
import { readScoped } from '@leadwright/runtime/scope';
import { textLike } from '@leadwright/runtime/text-like';
import { readEntries, type Entry } from '../projections/ledger-entry.ts';

const Query = Type.Object(
  {
    before: Type.Optional(textLike('^\\d{1,15}\\.\\d{1,6}$', 'the next of the page before', { description: 'The `next` of the page before.' })),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);

const EntrySchema = Type.Object({
  id: Type.String(),
  seq: Type.Integer({ description: "The event's place in the account's history." }),
  type: Type.String({ description: 'granted, credited, reserved, used, returned, expired or voided.' }),
  lotId: Type.String(),
  leads: Type.Integer({ description: 'Signed: into what is available, or out of it. For `used`: out of what was on hold.' }),
  balance: Type.Integer({ description: 'Available after this entry.' }),
  effectiveAt: Type.String({ description: 'When it counts.' }),
  recordedAt: Type.String({ description: 'When it became known.' }),
  actorId: Type.String(),
  reason: Type.String(),
  downloadId: Type.Optional(Type.String()),
  eventId: Type.String({ description: 'The event in the trail that this entry comes from.' }),
});

/** Every movement of the caller's leads, newest first, page by page. */
export function getUsageEntries(app: HttpApp, database: Database): void {
  app.get(
    '/api/v2/usage/entries',
    {
      schema: {
        tags: ['billing'],
        querystring: Query,
        response: { 200: Type.Object({ entries: Type.Array(EntrySchema), next: Type.Optional(Type.String()) }) },
      },
      config: { access: 'member' },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { before, limit } = request.query;
      const rows = await readScoped(database.db, [accountId], (trx) => readEntries(trx, accountId, cursor(before), limit + 1));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { entries: page.map(shown), ...(last && rows.length > limit ? { next: `${last.seq}.${last.line}` } : {}) };
    },
  );
}

function cursor(before: string | undefined): { seq: number; line: number } | null {
  if (before === undefined) return null;
  const [seq = '0', line = '0'] = before.split('.');
  return { seq: Number(seq), line: Number(line) };
}

function shown({ line: _, downloadId, ...entry }: Entry) {
  return { ...entry, ...(downloadId === null ? {} : { downloadId }) };
}
