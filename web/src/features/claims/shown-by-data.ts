// Beside each claim of the public site what this installation's own data show of it.
import type { Claims } from '@leadwright/runtime/site/site-definition';
import { dayInWords, figuresOf, type LeadFacts } from '@leadwright/runtime/site/lead-facts';
import type { PublicClaims } from '../../components/claims/use-claims.ts';
import { figureOf, type CountedClaim } from '../../components/words/claims-in-text.ts';
import { formatNumber, inWords } from '../../components/words/format.ts';
import type { Banner, Dataset } from '../../server/api-types.ts';

export type Judged = { claim: string; data: string; isShown: boolean };

type Known = {
  datasets: readonly Dataset[];
  facts: LeadFacts;
  banner: Banner | null;
  desktopUrl: string;
  nowMs: number;
};

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const YEAR_DAYS = 365;
const notShown = (claim: string, data: string): Judged => ({ claim, data, isShown: false });

/** In the order of the claims; products and the banner after them. */
export function judge({ claims, speaks, products }: PublicClaims, known: Known): Judged[] {
  return [
    ...Object.entries(claims).flatMap(([name, said]) =>
      speaks === 'counted' && name !== 'years'
        ? judgeCounted(name as CountedClaim, known)
        : judgeClaim(name as keyof Claims, said, known),
    ),
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

// What is counted is so; where nothing is there to count, it is not said.
function judgeCounted(name: CountedClaim, { facts }: Known): Judged[] {
  const figure = figuresOf(facts)[figureOf[name]];
  if (figure === undefined) return [];
  const data = 'It is counted in your own leads.';
  switch (name) {
    case 'doNotCall':
      return [{ claim: `Phone numbers are checked against the do-not-call list of ${figure}`, data, isShown: true }];
    case 'refreshesAYear':
      return [{ claim: `No list is older than ${figure}`, data, isShown: true }];
    default:
      return [{ claim: `${figure} leads or more: ${name}`, data, isShown: true }];
  }
}

function judgeClaim(name: keyof Claims, said: unknown, { datasets, facts, nowMs }: Known): Judged[] {
  switch (name) {
    case 'doNotCall':
      return [judgeChecks(said as NonNullable<Claims['doNotCall']>, facts, nowMs)];
    case 'years':
      return [notShown(`${String(said)}+ years in business`, 'No data here shows it.')];
    case 'refreshesAYear':
      return [judgeRefresh(said as NonNullable<Claims['refreshesAYear']>, facts, nowMs)];
    // The others count the leads of a kind, and have its name.
    default:
      return [judgeCount(name, said as number | readonly [number, number], { datasets, facts })];
  }
}

function judgeCount(
  kind: string,
  said: number | readonly [number, number],
  { datasets, facts }: Pick<Known, 'datasets' | 'facts'>,
): Judged {
  const [from, to = from] = typeof said === 'number' ? [said] : said;
  const found = datasets.find(({ dictId }) => dictId === kind);
  const figure = to === from ? formatNumber(from) : `${formatNumber(from)} to ${formatNumber(to)}`;
  const claim = `${figure} leads or more: ${found?.name ?? kind}`;
  if (found === undefined) return notShown(claim, 'There are none.');
  const isReal = !facts.kinds.some(({ dictId, madeUp }) => dictId === kind && madeUp);
  return {
    claim,
    data: `There are ${formatNumber(found.rows)}${isReal ? '' : ', made up for trying the product'}.`,
    isShown: isReal && found.rows >= from,
  };
}

const realKinds = ({ kinds }: LeadFacts) => kinds.filter(({ madeUp }) => !madeUp);
const NONE_REAL = 'There are no leads but those made up for trying the product.';

function judgeRefresh(said: readonly [number, number], facts: LeadFacts, nowMs: number): Judged {
  const claim = `Data refreshed ${inWords(said)} times a year`;
  const oldest = realKinds(facts)
    .map(({ renewedOn }) => renewedOn)
    .sort()[0];
  if (oldest === undefined) return notShown(claim, NONE_REAL);
  return {
    claim,
    data: `The leads that were replaced longest ago are of ${dayInWords(oldest)}.`,
    isShown: nowMs - Date.parse(oldest) <= (YEAR_DAYS / said[0]) * DAY_MS,
  };
}

function judgeChecks({ everyWeeks }: { everyWeeks: number }, facts: LeadFacts, nowMs: number): Judged {
  const claim = 'Phone numbers are checked against the do-not-call registry';
  const phones = realKinds(facts).flatMap(({ name, phones: known }) => (known ? [{ name, ...known }] : []));
  if (phones.length === 0) return notShown(claim, NONE_REAL);
  const never = phones.filter(({ checkedOn }) => checkedOn === undefined).map(({ name }) => name);
  if (never.length > 0) return notShown(claim, `Never checked here: ${never.join(', ')}.`);
  const oldest = phones.map(({ checkedOn = '' }) => checkedOn).sort()[0] ?? '';
  return {
    claim: `${claim} about every ${inWords(everyWeeks)} weeks`,
    data: `The last list that all were checked against is of ${dayInWords(oldest)}.`,
    isShown: nowMs - Date.parse(oldest) <= everyWeeks * WEEK_MS,
  };
}

const kindsOnSale = (datasets: readonly Dataset[]): string =>
  datasets.length === 0 ? 'There are no leads.' : `On sale: ${datasets.map(({ name }) => name).join(', ')}.`;
