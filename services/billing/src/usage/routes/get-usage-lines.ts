import { Type, type Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { CursorSchema } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { readLines, type Line, type LineEntry, type LinePlace } from '../../ledger/projections/statement.ts';
import { usageExamples } from './examples.ts';
import { passWhatIsDue, type PassDueParts } from '../../subscription/periods/pass-due.ts';
import { placeOf } from './get-usage-entries.ts';

const Query = Type.Object(
  {
    before: Type.Optional(CursorSchema('The `next` of the page before.')),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
  },
  { additionalProperties: false },
);

const LotSchema = Type.Object({
  kind: Type.Union([
    Type.Literal('plan'),
    Type.Literal('trial'),
    Type.Literal('promo'),
    Type.Literal('credit'),
    Type.Literal('manual'),
    Type.Literal('top-up'),
    Type.Literal('unlimited'),
  ]),
  expiresAt: Type.Union([Type.String(), Type.Null()], { description: 'Exclusive; null never.' }),
});

const LineSchema = Type.Object({
  id: Type.String({ description: 'Stays the same, and so does its place, whatever is booked under it later.' }),
  kind: Type.Union([
    Type.Literal('download'),
    Type.Literal('granted'),
    Type.Literal('credited'),
    Type.Literal('expired'),
    Type.Literal('voided'),
  ]),
  leads: Type.Integer({ description: 'Signed. Of a download: what is set aside while it runs, then what it cost.' }),
  at: Type.String({ description: 'When it counts.' }),
  downloadId: Type.Optional(Type.String()),
  state: Type.Optional(
    Type.Union([Type.Literal('running'), Type.Literal('charged'), Type.Literal('released')], {
      description: 'Of a download; released: nothing was charged.',
    }),
  ),
  setAside: Type.Optional(Type.Integer({ description: 'Of a download: what was set aside for it at first.' })),
  returned: Type.Optional(Type.Integer({ description: 'Of a download: what came back.' })),
  credit: Type.Optional(
    Type.Enum([
      'bad-file',
      'share',
      'manual',
      'goodwill',
      'service-fault',
      'wrong-charge',
      'late-use',
      'duplicate-grant',
      'migration',
    ]),
  ),
  because: Type.Optional(
    Type.Enum(
      [
        'plan-change',
        'moved',
        'reissue',
        'bounced',
        'trial-repeated',
        'trial-used',
        'rollover_cap',
        'subscription-ended',
        'cancelled-now',
        'refund',
        'chargeback',
        'goodwill',
        'service-fault',
        'wrong-charge',
        'late-use',
        'duplicate-grant',
        'migration',
      ],
      { description: 'Why, of what is no credit, where its kind does not say it.' },
    ),
  ),
  entries: Type.Array(
    Type.Object({
      type: Type.Union([
        Type.Literal('granted'),
        Type.Literal('credited'),
        Type.Literal('reserved'),
        Type.Literal('used'),
        Type.Literal('returned'),
        Type.Literal('expired'),
        Type.Literal('voided'),
      ]),
      leads: Type.Integer({ description: 'Signed. For `used`: out of what was set aside.' }),
      balance: Type.Integer({ description: 'Available after this entry.' }),
      at: Type.String({ description: 'When it counts.' }),
      datedAt: Type.Optional(Type.String({ description: 'When it happened, where that is in a locked month.' })),
      lot: LotSchema,
    }),
    { description: 'What the line is made of, first booked first.' },
  ),
});
type Shown = Static<typeof LineSchema>;

/**
 * GET /api/v2/usage/lines: what happened to the caller's leads, one line for each download, grant, credit, expiry
 * or void, newest first, page by page. A download has its id and no name: names are export's.
 */
export function getUsageLinesRoute(app: HttpApp, parts: PassDueParts): void {
  const { database } = parts;
  app.get(
    '/api/v2/usage/lines',
    {
      schema: {
        tags: ['billing'],
        summary: 'What happened to the leads, one line for each download',
        querystring: Query,
        response: { 200: Type.Object({ lines: Type.Array(LineSchema), next: Type.Optional(Type.String()) }) },
      },
      config: { access: 'member', refusals: [commonRefusals.cursorInvalid], example: usageExamples.lines },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { before, limit } = request.query;
      const place = placeOf(before);
      await passWhatIsDue(parts, accountId, request.id);
      const rows = await inScope(database.db, [accountId], (trx) => readLines(trx, accountId, place, limit + 1));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { lines: page.map(shown), ...(last && rows.length > limit ? { next: idOf(last) } : {}) };
    },
  );
}

const idOf = ({ seq, line }: LinePlace): string => `${seq}.${line}`;

function shown(line: Line): Shown {
  const { kind, at, downloadId, credit, because } = line;
  const entries = line.entries.map(({ datedAt, ...entry }) => (datedAt === null ? entry : { ...entry, datedAt }));
  const base = { id: idOf(line), kind, at, entries, ...(downloadId === null ? {} : { downloadId }) };
  if (kind === 'download') return { ...base, ...costOf(line.entries) };
  const why = { ...(credit === null ? {} : { credit }), ...(because === null ? {} : { because }) };
  return { ...base, leads: sumOf(line.entries), ...why };
}

function costOf(entries: LineEntry[]): Pick<Shown, 'leads' | 'state' | 'setAside' | 'returned'> {
  const of = (type: string): number => Math.abs(sumOf(entries.filter((entry) => entry.type === type)));
  const [setAside, used, returned] = [of('reserved'), of('used'), of('returned')];
  if (used === 0 && returned === 0) return { leads: -setAside, state: 'running', setAside, returned };
  return { leads: used === 0 ? 0 : -used, state: used === 0 ? 'released' : 'charged', setAside, returned };
}

function sumOf(entries: LineEntry[]): number {
  return entries.reduce((sum, { leads }) => sum + leads, 0);
}
