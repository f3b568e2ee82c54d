// The HTML of the application and of the pages made for everybody, with this installation's facts, kept in memory.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { SiteId } from '@leadwright/runtime/site/sites';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type SiteFacts = {
  site: SiteId;
  /** Without a last slash. */
  publicUrl: string;
  supportEmail: string;
  supportText: string;
  supportPhone: string;
  videoUrl: string;
  desktopUrl: string;
  changelogAccount: string;
};

type Form = 'identity' | 'br' | 'gzip';
export type BuiltPage = {
  type: string;
  hash: string;
  /** Compressed at its first use: to compress all of them was a fifth of a start. */
  inForm(form: Form): Buffer;
};

export type BuiltPages = {
  application: BuiltPage;
  madeForAll: ReadonlyMap<string, BuiltPage>;
};

// What stands in the built files in place of the facts (web/src/site.ts, web/scripts/page-head.ts).
const inPlaceOf: Record<Exclude<keyof SiteFacts, 'site'>, string> = {
  publicUrl: 'https://site.invalid',
  supportEmail: 'support@site.invalid',
  supportText: '(000) 000-0000',
  supportPhone: '(000) 000-0001',
  videoUrl: 'https://video.site.invalid',
  desktopUrl: 'https://desktop.site.invalid',
  changelogAccount: 'changelog.site.invalid',
};

/** Links have the digits alone of the numbers that stand above (web/src/components/pages/contact-ways.tsx). */
const linkedNumbers = ({ supportText, supportPhone }: SiteFacts): [place: string, number: string][] => [
  ['sms:0000000000', `sms:${digitsOf(supportText)}`],
  ['tel:0000000001', `tel:${digitsOf(supportPhone)}`],
];

const digitsOf = (number: string): string => number.replaceAll(/[^+\d]/g, '');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Throws where a page that the build lists is missing. */
export function readBuiltPages(folder: string, facts: SiteFacts): BuiltPages {
  const made = path.join(folder, 'prerendered', facts.site);
  const page = (file: string): BuiltPage => pageOf(path.join(made, file), facts);
  const list = path.join(made, 'files.json');
  if (!existsSync(list)) throw new Error(`the web application is built without the site ${facts.site}: no ${list}`);
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  const served = Object.entries(files).filter(([at]) => at !== DESKTOP_APP || facts.desktopUrl !== '');
  return {
    application: page('application.html'),
    madeForAll: new Map(served.map(([at, file]) => [at, page(file)])),
  };
}

// Search engines shall not find a page that says that there is nothing here.
const DESKTOP_APP = '/desktop';
const withoutDesktopApp = (sitemap: string): string => sitemap.replace(/ *<url><loc>[^<]*\/desktop<\/loc>.*\n?/, '');

function pageOf(file: string, facts: SiteFacts): BuiltPage {
  const named = Object.entries(inPlaceOf) as [keyof typeof inPlaceOf, string][];
  const places = [...named.map(([fact, place]) => [place, facts[fact]] as const), ...linkedNumbers(facts)];
  const built = readFileSync(file, 'utf8');
  const text = places.reduce(
    (done, [place, fact]) => done.replaceAll(place, () => fact),
    path.basename(file) === 'sitemap.xml' && facts.desktopUrl === '' ? withoutDesktopApp(built) : built,
  );
  const plain = Buffer.from(text);
  return {
    type: types[path.extname(file)] ?? 'application/octet-stream',
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    inForm: compressedOnce(plain),
  };
}

const compress: Record<Form, (plain: Buffer) => Buffer> = {
  identity: (plain) => plain,
  br: (plain) => brotliCompressSync(plain),
  gzip: (plain) => gzipSync(plain),
};

function compressedOnce(plain: Buffer): BuiltPage['inForm'] {
  const known = new Map<Form, Buffer>();
  return (form) => {
    const made = known.get(form) ?? compress[form](plain);
    known.set(form, made);
    return made;
  };
}

/** In the form that the client prefers; a client that has this very content in it gets 304 instead. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage): FastifyReply {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const form = (accepted === undefined ? null : negotiate(accepted, ['br', 'gzip', 'identity'])) as Form | null;
  const coding = form ?? 'identity';
  void reply.type(page.type).header('vary', `${String(reply.getHeader('vary'))}, accept-encoding`);
  if (reply.statusCode === 200) {
    // One for each form, so that a cache never mixes them.
    const etag = `"${page.hash}-${coding}"`;
    void reply.header('etag', etag);
    if (known?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) return reply.code(304).send();
  }
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.send(page.inForm(coding));
}
