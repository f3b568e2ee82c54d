// What the public site claims and sells belongs to the operator: one site document, sites/<site>/claims/public. Without
// it the site's definition speaks.
import { products, type Product } from './products.ts';
import type { Claims } from './site-definition.ts';
import { sites, type SiteId } from './sites.ts';

/** `speaks`: whether what is claimed of the leads is said as it stands in `claims`, or as the installation counts it. */
export type PublicClaims = { claims: Claims; speaks: Speaks; products: Product[] };
export type Speaks = 'stated' | 'counted';

/** A field of a site document. */
type Field = { name: string; type: string; value: unknown };

/** The field by which an operator says what is counted in place of the numbers beside it. */
export const AS_COUNTED = 'asCounted';

const PRODUCTS_MAX = 12;
const CENTS_MAX = 100_000_000;

/** Undefined where there is no such site. */
export function defaultClaims(siteId: string): PublicClaims | undefined {
  return isSite(siteId) ? { claims: sites[siteId].claims, speaks: 'stated', products: [...products] } : undefined;
}

/** The document that says what the definition says, for who begins to edit it. Undefined where there is no such site. */
export function defaultDocument(
  siteId: string,
): { name: string; type: 'number' | 'boolean' | 'list'; value: number | boolean | unknown[] }[] | undefined {
  const found = defaultClaims(siteId);
  if (found === undefined) return undefined;
  const { consumers, businesses, doNotCall, refreshesAYear, years } = found.claims;
  const numbers: [string, number | undefined][] = [
    ['consumers', consumers],
    ['businessesFrom', businesses?.[0]],
    ['businessesTo', businesses?.[1]],
    ['doNotCallEveryWeeks', doNotCall?.everyWeeks],
    ['refreshesAYearFrom', refreshesAYear?.[0]],
    ['refreshesAYearTo', refreshesAYear?.[1]],
    ['yearsInBusiness', years],
  ];
  return [
    { name: AS_COUNTED, type: 'boolean', value: found.speaks === 'counted' },
    ...numbers.flatMap(([name, value]) => (value === undefined ? [] : [{ name, type: 'number' as const, value }])),
    {
      name: 'products',
      type: 'list',
      value: found.products.map(({ hasPlans, ...product }) => ({ ...product, leads: hasPlans === true })),
    },
  ];
}

/** What a document says. A claim whose field is absent, or is no number above zero, is not made; one of two numbers is claimed alone. */
export function claimsOf(fields: readonly Field[]): PublicClaims {
  const number = (name: string): number | undefined => {
    const value = fields.find((field) => field.name === name && field.type === 'number')?.value;
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
  };
  const range = (name: string): readonly [number, number] | undefined => {
    const [from, to] = [number(`${name}From`), number(`${name}To`)];
    if (from === undefined || to === undefined) {
      const only = from ?? to;
      return only === undefined ? undefined : [only, only];
    }
    return to < from ? undefined : [from, to];
  };
  const weeks = number('doNotCallEveryWeeks');
  const known: { [Name in keyof Claims]: Claims[Name] | undefined } = {
    consumers: number('consumers'),
    businesses: range('businesses'),
    doNotCall: weeks === undefined ? undefined : { everyWeeks: weeks },
    refreshesAYear: range('refreshesAYear'),
    years: number('yearsInBusiness'),
  };
  const listed = fields.find(({ name, type }) => name === 'products' && type === 'list')?.value;
  return {
    claims: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as Claims,
    speaks: fields.some(({ name, value }) => name === AS_COUNTED && value === true) ? 'counted' : 'stated',
    products: (Array.isArray(listed) ? listed : []).slice(0, PRODUCTS_MAX).flatMap(productOf),
  };
}

function productOf(listed: unknown): Product[] {
  if (typeof listed !== 'object' || listed === null) return [];
  const { id, name, fromCents, text, leads } = listed as Record<string, unknown>;
  const isWhole = typeof id === 'string' && /^[a-z0-9-]{1,40}$/.test(id) && typeof name === 'string' && name !== '';
  if (!isWhole || typeof fromCents !== 'number' || !Number.isSafeInteger(fromCents)) return [];
  if (fromCents < 0 || fromCents > CENTS_MAX) return [];
  return [
    {
      ...{ id, name, fromCents, text: typeof text === 'string' ? text : '' },
      ...(leads === true ? { hasPlans: true as const } : {}),
    },
  ];
}

const isSite = (id: string): id is SiteId => Object.hasOwn(sites, id);
