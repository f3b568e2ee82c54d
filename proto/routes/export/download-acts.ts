import { Type } from 'typebox';
import { route } from '../route.ts';
import { DownloadParams, Changed } from './download-schemas.ts';
import { OrderHeaders, Accepted } from './downloads.ts';
import { examples } from './examples.ts';
import { refusals, orderRefusals } from './refusals.ts';

export const cancelDownload = route({
  method: 'POST',
  path: '/api/v2/downloads/:id/cancel',
  service: 'export',
  access: 'member',
  whileActing: 'allowed',
  summary: 'Cancel a download',
  params: DownloadParams,
  answers: { 200: Changed },
  refusals: [refusals['download-unknown'], refusals['download-ended']],
  example: examples.cancel,
});

export const runAgain = route({
  method: 'POST',
  path: '/api/v2/downloads/:id/run-again',
  service: 'export',
  access: 'member',
  limits: ['downloads'],
  summary: 'Ask for the same search again, from the newest leads',
  params: DownloadParams,
  headers: OrderHeaders,
  answers: { 202: Accepted },
  refusals: [...orderRefusals, refusals['download-unknown']],
  example: examples.runAgain,
});

export const recheckDownload = route({
  method: 'POST',
  path: '/api/v2/downloads/:id/recheck',
  service: 'export',
  access: 'member',
  limits: ['downloads'],
  summary: 'Have the rows of a file again with newer do-not-call flags, for nothing',
  params: DownloadParams,
  headers: OrderHeaders,
  answers: { 202: Accepted },
  refusals: [
    ...orderRefusals,
    refusals['download-unknown'],
    refusals['download-not-completed'],
    refusals.notRecheckable,
  ],
  example: examples.runAgain,
});

export const unarchiveAllDownloads = route({
  method: 'POST',
  path: '/api/v2/downloads/unarchive-all',
  service: 'export',
  access: 'super-admin',
  // For super-admins alone, about the account that is open.
  whileActing: 'allowed',
  summary: 'Take all downloads out of the archive',
  answers: { 200: Type.Object({ unarchived: Type.Integer({ description: 'How many were in the archive.' }) }) },
  example: examples.unarchiveAll,
});

const refusalsHere = [refusals['download-unknown'], refusals['download-not-ended']];

export const archiveDownload = route({
  method: 'POST',
  path: '/api/v2/downloads/:id/archive',
  service: 'export',
  access: 'member',
  whileActing: 'allowed',
  summary: 'Put a download into the archive',
  params: DownloadParams,
  answers: { 200: Changed },
  refusals: refusalsHere,
  example: examples.archive,
});

export const unarchiveDownload = route({
  method: 'POST',
  path: '/api/v2/downloads/:id/unarchive',
  service: 'export',
  access: 'member',
  whileActing: 'allowed',
  summary: 'Take a download out of the archive',
  params: DownloadParams,
  answers: { 200: Changed },
  refusals: refusalsHere,
  example: examples.archive,
});
