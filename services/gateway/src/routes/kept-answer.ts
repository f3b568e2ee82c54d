// An answer that is the same for everybody, kept in memory with its compressed forms.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Form = 'identity' | 'br' | 'gzip';

export type KeptAnswer = {
  type: string;
  hash: string;
  /** Compressed at its first use: to compress all pages was a fifth of a start. */
  inForm(form: Form): Buffer;
};

/** `quality`: of Brotli; the highest takes half a second for a megabyte, in which the process answers nobody. */
export function keptAnswer(type: string, text: string, quality = constants.BROTLI_MAX_QUALITY): KeptAnswer {
  const plain = Buffer.from(text);
  return {
    type,
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    inForm: compressedOnce(plain, quality),
  };
}

const compress: Record<Form, (plain: Buffer, quality: number) => Buffer> = {
  identity: (plain) => plain,
  br: (plain, quality) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (plain) => gzipSync(plain),
};

function compressedOnce(plain: Buffer, quality: number): KeptAnswer['inForm'] {
  const known = new Map<Form, Buffer>();
  return (form) => {
    const made = known.get(form) ?? compress[form](plain, quality);
    known.set(form, made);
    return made;
  };
}

/** In the form that the client prefers; a client that has this very content in it gets 304 instead. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const form = (accepted === undefined ? null : negotiate(accepted, ['br', 'gzip', 'identity'])) as Form | null;
  const coding = form ?? 'identity';
  const varies = [reply.getHeader('vary'), 'accept-encoding'].filter((each) => each !== undefined);
  void reply.type(answer.type).header('vary', varies.join(', '));
  if (reply.statusCode === 200) {
    // One for each form, so that a cache never mixes them.
    const etag = `"${answer.hash}-${coding}"`;
    void reply.header('etag', etag);
    if (known?.split(/\s*,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag))
      return reply.code(304).send();
  }
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.send(answer.inForm(coding));
}
