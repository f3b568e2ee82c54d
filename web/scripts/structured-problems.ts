// Finds what is wrong in the structured data of a page: what search engines ask for of each type, and of each value.

type Thing = Record<string, unknown>;

/** What a thing of a type must say, to be shown by search engines. */
const needed: Record<string, readonly string[]> = {
  WebPage: ['name', 'description', 'url'],
  CollectionPage: ['name', 'description', 'url'],
  ContactPage: ['name', 'description', 'url', 'mainEntity'],
  Article: ['headline', 'description', 'url', 'image', 'dateModified', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
  ContactPoint: ['contactType'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  Service: ['name'],
  SoftwareApplication: ['name', 'offers'],
  OfferCatalog: ['name', 'itemListElement'],
  ItemList: ['itemListElement'],
  Brand: ['name'],
  ImageObject: ['url'],
};
const pages = ['WebPage', 'CollectionPage', 'ContactPage', 'Article', 'FAQPage'];
const addresses = new Set(['url', 'image', 'item', 'logo', 'mainEntityOfPage']);
const days = new Set(['dateModified', 'datePublished']);

/** One line for each problem of the block of the page at `address`. */
export function structuredProblems(block: string, address: string): string[] {
  let whole: Thing;
  try {
    whole = JSON.parse(block) as Thing;
  } catch {
    return ['has structured data that is no JSON'];
  }
  if (whole['@context'] !== 'https://schema.org') return ['has structured data that is not by schema.org'];
  const graph = whole['@graph'];
  const things = Array.isArray(graph) ? (graph as Thing[]) : [whole];
  const own = things.filter((thing) => pages.includes(String(thing['@type'])) && (thing['url'] ?? address) === address);
  return [...(own.length > 0 ? [] : ['does not say what the page is']), ...things.flatMap(problemsOf)];
}

function problemsOf(thing: Thing): string[] {
  const type = String(thing['@type']);
  const asked = needed[type];
  if (asked === undefined) return [`speaks of a ${type}, of which nothing is known`];
  const missing = asked.filter((property) => isEmpty(thing[property])).map((property) => `${type} has no ${property}`);
  return [...missing, ...Object.entries(thing).flatMap(([name, value]) => problemsIn(type, name, value))];
}

function problemsIn(type: string, name: string, value: unknown): string[] {
  if (Array.isArray(value)) {
    const inOrder = value.every((item: Thing, place) => item['@type'] !== 'ListItem' || item['position'] === place + 1);
    return [
      ...(inOrder ? [] : [`${type} has places out of order`]),
      ...value.flatMap((one) => problemsIn(type, name, one)),
    ];
  }
  if (typeof value === 'object' && value !== null) return '@type' in value ? problemsOf(value as Thing) : [];
  if (addresses.has(name) && !/^https?:\/\/[^/\s]+(?:\/\S*)?$/.test(String(value)))
    return [`${type} has ${name} "${String(value)}", which is no whole address`];
  if (days.has(name) && !/^\d{4}-\d{2}-\d{2}/.test(String(value))) return [`${type} has no day in ${name}`];
  return [];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
