// Beside each claim of the public site what this installation's own data show of it.
import type { Claims } from '@leadwright/runtime/site/site-definition';
import type { PublicClaims } from '../../components/claims/use-claims.ts';
import { formatDay, formatNumber, inWords } from '../../components/words/format.ts';
import type { Banner, Dataset } from '../../server/api-types.ts';

export type Judged = { claim: string; data: string; isShown: boolean };

type Known = { datasets: readonly Dataset[]; banner: Banner | null; desktopUrl: string; nowMs: number };

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const notShown = (claim: string, data: string): Judged => ({ claim, data, isShown: false });

/** In the order of the claims; products and the banner after them. */
export function judge({ claims, products }: PublicClaims, known: Known): Judged[] {
  return [
    ...Object.entries(claims).flatMap(([name, said]) => judgeClaim(name as keyof Claims, said, known)),
    ...products.map(({ name, hasPlans }) =>
      hasPlans
        ? { claim: name, data: kindsOnSale(known.datasets), isShown: known.datasets.length > 0 }
        : notShown(name, 'No such product is part of this installation. Sign-up leads to sales.'),
    ),
    ...(known.banner !== null && known.banner.text === null
      ? [
          {
            claim: 'The banner’s own words: unlimited downloads on the desktop app',
            data: known.desktopUrl === '' ? 'No desktop app is named (GATEWAY_DESKTOP_URL).' : known.desktopUrl,
            isShown: known.desktopUrl !== '',
          },
        ]
      : []),
  ];
}

function judgeClaim(name: keyof Claims, said: unknown, { datasets, nowMs }: Known): Judged[] {
  switch (name) {
    case 'doNotCall':
      return [
        notShown(
          'Phone numbers are checked against the do-not-call registry',
          'Nothing here records when a number was checked.',
        ),
      ];
    case 'years':
      return [notShown(`${String(said)}+ years in business`, 'No data here shows it.')];
    case 'refreshesAYear':
      return [judgeRefresh(said as NonNullable<Claims['refreshesAYear']>, datasets, nowMs)];
    // The others count the leads of a kind, and have its name.
    default:
      return [judgeCount(name, said as number | readonly [number, number], datasets)];
  }
}

function judgeCount(kind: string, said: number | readonly [number, number], datasets: readonly Dataset[]): Judged {
  const [from, to = from] = typeof said === 'number' ? [said] : said;
  const found = datasets.find(({ dictId }) => dictId === kind);
  const figure = to === from ? formatNumber(from) : `${formatNumber(from)} to ${formatNumber(to)}`;
  const claim = `${figure} leads or more: ${found?.name ?? kind}`;
  if (found === undefined) return notShown(claim, 'There are none.');
  const isReal = !isMadeUp(found);
  return {
    claim,
    data: `There are ${formatNumber(found.rows)}${isReal ? '' : ', made up for trying the product'}.`,
    isShown: isReal && found.rows >= from,
  };
}

function judgeRefresh(said: readonly [number, number], datasets: readonly Dataset[], nowMs: number): Judged {
  const claim = `Data refreshed ${inWords(said)} times a year`;
  const real = datasets.filter((dataset) => !isMadeUp(dataset)).map(({ activatedAt }) => activatedAt);
  const oldest = real.sort()[0];
  if (oldest === undefined) return notShown(claim, 'There are no leads but those made up for trying the product.');
  return {
    claim,
    data: `The leads that were replaced longest ago are of ${formatDay(oldest)}.`,
    isShown: nowMs - Date.parse(oldest) <= (YEAR_DAYS / said[0]) * DAY_MS,
  };
}

const kindsOnSale = (datasets: readonly Dataset[]): string =>
  datasets.length === 0 ? 'There are no leads.' : `On sale: ${datasets.map(({ name }) => name).join(', ')}.`;

const isMadeUp = ({ source }: Dataset): boolean => /^(?:synthetic|derived):/.test(source);
