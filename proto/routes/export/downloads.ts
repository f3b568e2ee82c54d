import { leadQueryProperties } from '@leadwright/leads/query-schema';
import { fileNameMax } from '@leadwright/leads/rules/limits';
import { commaList } from '@leadwright/runtime/requests/comma-list';
import { readByOthers } from '@leadwright/runtime/words/written';
import { Type } from 'typebox';
import { idempotencyKey } from '../idempotency-key.ts';
import { mayBeLeftOut } from '../may-be-left-out.ts';
import { route } from '../route.ts';
import { CellsSchema, DownloadSchema, DownloadParams } from './download-schemas.ts';
import { examples } from './examples.ts';
import { refusals, orderRefusals } from './refusals.ts';

/** Of one request. */
const downloadIdsMax = 100;

export const findOrder = route({
  method: 'GET',
  path: '/api/v2/downloads/by-key/:key',
  service: 'export',
  access: 'member',
  compressible: true,
  summary: 'The download that an order made',
  params: Type.Object({
    key: Type.String({
      minLength: 1,
      maxLength: 128,
      description: 'The Idempotency-Key that the order was sent with.',
    }),
  }),
  answers: { 200: DownloadSchema },
  refusals: [refusals.notOrdered, refusals['download-unknown']],
  example: examples.byKey,
});

export const listImportedDownloads = route({
  method: 'GET',
  path: '/api/v2/imported-downloads',
  service: 'export',
  access: 'member',
  compressible: true,
  summary: 'Downloads that were brought over from the product before this one',
  answers: {
    200: Type.Object({
      downloads: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String({ description: "The search's name." }),
          dictId: Type.String(),
          rows: Type.Integer(),
          leadsMultiplier: Type.Number(),
          timestamp: Type.Integer({ description: 'When it was requested, seconds since 1970.' }),
          reported: Type.Boolean(),
          reason: Type.String({ description: 'blankFile or wrongLeads where it was reported, else empty.' }),
        }),
      ),
    }),
  },
  example: examples.imported,
});

export const linkDownload = route({
  method: 'POST',
  path: '/api/v2/downloads/:id/link',
  service: 'export',
  access: 'member',
  summary: 'Make a link to the file',
  params: DownloadParams,
  answers: { 200: Type.Object({ url: Type.String(), filename: Type.String(), expiresInSeconds: Type.Integer() }) },
  refusals: [refusals['download-unknown'], refusals['download-not-completed']],
  example: examples.link,
});

export const readDownloads = route({
  method: 'GET',
  path: '/api/v2/downloads',
  service: 'export',
  access: 'member',
  compressible: true,
  summary: 'All downloads of the account',
  query: Type.Object(
    {
      archived: mayBeLeftOut(
        Type.Boolean({ default: false, description: 'Those that were archived, for super-admins alone.' }),
      ),
      ids: Type.Optional(commaList(downloadIdsMax, { of: 'ids of downloads, archived or not', maxLength: 4_000 })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ downloads: Type.Array(DownloadSchema) }) },
  refusals: [refusals.archivedList],
  example: examples.list,
});

export const readDownload = route({
  method: 'GET',
  path: '/api/v2/downloads/:id',
  service: 'export',
  access: 'member',
  compressible: true,
  summary: 'One download',
  params: DownloadParams,
  answers: { 200: DownloadSchema },
  refusals: [refusals['download-unknown']],
  example: examples.read,
});

export const OrderHeaders = idempotencyKey('The same key is the same download, however often it is sent.');

const ROWS_MAX = 50_000_000;

export const Accepted = Type.Object({ id: Type.String(), version: Type.Integer() });

export const requestDownload = route({
  method: 'POST',
  path: '/api/v2/downloads',
  service: 'export',
  access: 'member',
  limits: ['downloads'],
  summary: 'Ask for a file',
  headers: OrderHeaders,
  body: Type.Object(
    {
      ...leadQueryProperties,
      name: readByOthers(Type.String({ minLength: 1, maxLength: fileNameMax })),
      rows: Type.Integer({ minimum: 1, maximum: ROWS_MAX, description: 'At most so many rows.' }),
      datasetVersion: Type.Integer({
        minimum: 0,
        maximum: 4_294_967_295,
        description: 'The version that was counted.',
      }),
      cells: Type.Optional(CellsSchema),
    },
    { additionalProperties: false },
  ),
  answers: { 202: Accepted },
  refusals: [...orderRefusals],
  example: examples.request,
});
