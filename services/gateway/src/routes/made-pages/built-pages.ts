// The HTML of the application and of the pages made for everybody, with this installation's facts, kept in memory.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteId } from '@leadwright/runtime/site/sites';
import { pageWithFigures, type MadePage } from './page-with-figures.ts';

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

export type BuiltPages = {
  application: MadePage;
  madeForAll: ReadonlyMap<string, MadePage>;
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

/** The build's folders of each site: what it claims as it is stated, as it is counted, and nothing (web/scripts/prerendered-pages.ts). */
export const variants = ['', 'counted', 'unclaimed'] as const;

/** Throws where a page that the build lists is missing. */
export function readBuiltPages(folder: string, facts: SiteFacts, variant: (typeof variants)[number]): BuiltPages {
  const made = path.join(folder, 'prerendered', facts.site, variant);
  const page = (file: string): MadePage => pageOf(path.join(made, file), facts);
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

function pageOf(file: string, facts: SiteFacts): MadePage {
  const named = Object.entries(inPlaceOf) as [keyof typeof inPlaceOf, string][];
  const places = [...named.map(([fact, place]) => [place, facts[fact]] as const), ...linkedNumbers(facts)];
  const built = readFileSync(file, 'utf8');
  const text = places.reduce(
    (done, [place, fact]) => done.replaceAll(place, () => fact),
    path.basename(file) === 'sitemap.xml' && facts.desktopUrl === '' ? withoutDesktopApp(built) : built,
  );
  return pageWithFigures(types[path.extname(file)] ?? 'application/octet-stream', text);
}
