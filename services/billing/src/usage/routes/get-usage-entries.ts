import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { CursorSchema, cursorInvalid, readNumbers, wholeMax } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { readEntries, type Entry } from '../../ledger/projections/ledger-entry.ts';
import { usageExamples } from './examples.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';

const Query = Type.Object(
  {
    before: Type.Optional(CursorSchema('The `next` of the page before.')),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);

const EntrySchema = Type.Object({
  id: Type.String(),
  seq: Type.Integer({ description: "The event's place in the account's history." }),
  type: Type.String({ description: 'granted, credited, reserved, used, returned, expired or voided.' }),
  lotId: Type.String(),
  leads: Type.Integer({
    description: 'Signed: into what is available, or out of it. For `used`: out of what was on hold.',
  }),
  balance: Type.Integer({ description: 'Available after this entry.' }),
  effectiveAt: Type.String({ description: 'When it counts.' }),
  recordedAt: Type.String({ description: 'When it became known.' }),
  actorId: Type.String(),
  onBehalfOf: Type.Optional(Type.String({ description: 'The person for whom somebody else acted.' })),
  corrects: Type.Optional(Type.String({ description: 'The entry, lot, invoice or event that it corrects.' })),
  datedAt: Type.Optional(Type.String({ description: 'When it happened, where that is in a locked period.' })),
  reason: Type.String(),
  downloadId: Type.Optional(Type.String()),
  eventId: Type.String({ description: 'The event in the trail that this entry comes from.' }),
});

/** Every movement of the caller's leads, newest first, page by page. */
export function getUsageEntriesRoute(app: HttpApp, parts: PassDueParts): void {
  const { database } = parts;
  app.get(
    '/api/v2/usage/entries',
    {
      schema: {
        tags: ['billing'],
        summary: 'Every movement of leads',
        querystring: Query,
        response: { 200: Type.Object({ entries: Type.Array(EntrySchema), next: Type.Optional(Type.String()) }) },
      },
      config: { access: 'member', refusals: [commonRefusals.cursorInvalid], example: usageExamples.entries },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { before, limit } = request.query;
      const place = placeOf(before);
      await passWhatIsDue(parts, accountId, request.id);
      const rows = await inScope(database.db, [accountId], (trx) => readEntries(trx, accountId, place, limit + 1));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { entries: page.map(shown), ...(last && rows.length > limit ? { next: `${last.seq}.${last.line}` } : {}) };
    },
  );
}

/** The position in a page's `next`; null is the newest. Throws 400 `cursor-invalid`. */
export function placeOf(before: string | undefined): { seq: number; line: number } | null {
  if (before === undefined) return null;
  const numbers = readNumbers(before, [wholeMax.safe, wholeMax.int4] as const);
  if (!numbers) throw cursorInvalid();
  const [seq, line] = numbers;
  return { seq: Number(seq), line: Number(line) };
}

function shown({ line: _, downloadId, onBehalfOf, corrects, datedAt, ...entry }: Entry) {
  return {
    ...entry,
    ...(downloadId === null ? {} : { downloadId }),
    ...(onBehalfOf === null ? {} : { onBehalfOf }),
    ...(corrects === null ? {} : { corrects }),
    ...(datedAt === null ? {} : { datedAt }),
  };
}
