import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holderOf } from '@leadwright/runtime/access/link-holder';
import { attachmentOf } from '@leadwright/objects/attachment';
import { ObjectMissingError } from '@leadwright/objects/object-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { parseRange } from '../files/range.ts';
import { sendLinkNotUsablePage, wantsPage } from './link-not-usable-page.ts';
import type { ExportParts } from './parts.ts';
import { getFile } from '@leadwright/contracts/routes/export/files';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/export/refusals';

/**
 * A browser follows the link without our headers, so the signed token is the only credential. The gateway names the
 * session that the address names, while it lives.
 */
export function getFileRoute(app: HttpApp, { objects }: Pick<ExportParts, 'objects'>): void {
  implement(app, getFile, async (request, reply) => {
    const link = objects.openLink?.(request.params.token, holderOf(request.caller) ?? undefined);
    const stored = link ? await objects.stat(link.key) : undefined;
    if (!link || !stored) {
      if (wantsPage(request)) return sendLinkNotUsablePage(reply as FastifyReply);
      throw refuse(refusals.linkNotUsable);
    }
    void reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('accept-ranges', 'bytes')
      .header('content-disposition', attachmentOf(link.filename))
      .type('text/csv; charset=utf-8');
    request.log.info({ key: link.key, correlationId: request.correlationId }, 'a file was opened');
    return sendBytes(request, reply, { key: link.key, bytes: stored.bytes, objects });
  });
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { key, bytes, objects }: { key: string; bytes: number; objects: ExportParts['objects'] },
): Promise<FastifyReply> {
  const range = parseRange(request.headers.range, bytes);
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${bytes}`);
    throw refuse(refusals.rangeNotSatisfiable);
  }
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  void reply.header('content-length', String(range ? range.end - range.start + 1 : bytes));
  try {
    return reply.send(Readable.from(await objects.read(key, range ?? undefined)));
  } catch (error) {
    if (error instanceof ObjectMissingError) throw refuse(refusals.linkNotUsable);
    throw error;
  }
}
