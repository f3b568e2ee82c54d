// What the local server knows: all objects, the time, and the events that it announced.
import type { Charge, Invoice, Kind, Metadata, StripeEvent, Thing, ThingOf } from './stripe-objects.ts';
import { missing } from './stripe-objects.ts';

const prefixes: Record<Kind, string> = {
  customer: 'cus',
  payment_method: 'pm',
  subscription: 'sub',
  invoice: 'in',
  invoiceitem: 'ii',
  payment_intent: 'pi',
  invoice_payment: 'inpay',
  charge: 'ch',
  dispute: 'du',
  refund: 're',
  subscription_schedule: 'sub_sched',
};

/** How a test card behaves: refused when it is attached, refused when it is charged, or asking for its holder. */
export type Behaviour =
  | { attach: 'no'; code: string; declineCode?: string }
  | { attach: 'yes'; charge: 'yes' | 'no' | 'holder' };

export class StripeWorld {
  readonly events: StripeEvent[] = [];
  readonly behaviours = new Map<string, Behaviour>();
  /** Customers whose next charge is refused. */
  readonly failing = new Set<string>();
  /** What banks answer next, whatever the card. */
  readonly answers: ('declined' | 'holder')[] = [];
  /** What is other of a price than of those that our plans are sold at. */
  readonly otherwise = new Map<string, object>();
  /** Objects made now are not found by search, as at Stripe for a minute or more. */
  searchLags = false;
  private readonly things = new Map<string, { thing: Thing; order: number }>();
  private made = 0;

  constructor(
    readonly prices: ReadonlyMap<string, number>,
    /** Seconds since 1970. */
    public now: number,
  ) {}

  newId(kind: string): string {
    this.made += 1;
    return `${kind}_like${String(this.made).padStart(6, '0')}`;
  }

  add<Made extends Thing>(thing: Omit<Made, 'id' | 'created'> & { object: Made['object']; created?: number }): Made {
    const made = { created: this.now, ...thing, id: this.newId(prefixes[thing.object]) };
    return this.keep(made as unknown as Made);
  }

  keep<Kept extends Thing>(thing: Kept): Kept {
    this.made += 1;
    this.things.set(thing.id, { thing, order: this.made });
    return thing;
  }

  find(id: string): Thing | undefined {
    return this.things.get(id)?.thing;
  }

  get<Name extends Kind>(kind: Name, id: string, param?: string): ThingOf<Name> {
    const thing = this.find(id);
    if (thing?.object !== kind) throw missing(kind, id, param);
    return thing as ThingOf<Name>;
  }

  /** Newest first. */
  all<Name extends Kind>(kind: Name): ThingOf<Name>[] {
    const of = [...this.things.values()].filter(({ thing }) => thing.object === kind);
    of.sort((a, b) => b.thing.created - a.thing.created || b.order - a.order);
    return of.map(({ thing }) => thing as ThingOf<Name>);
  }

  announce(type: string, thing: Thing): void {
    this.events.push({
      id: this.newId('evt'),
      object: 'event',
      type,
      created: this.now,
      api_version: '2026-10-28.endive',
      data: { object: structuredClone(thing) },
    });
  }

  priceOf(priceId: string): { id: string; object: 'price'; unit_amount: number } {
    const amount = this.prices.get(priceId);
    if (amount === undefined) throw missing('price', priceId, 'items[0][price]');
    return { id: priceId, object: 'price', unit_amount: amount };
  }

  chargesOf(invoice: Invoice): Charge[] {
    const intents = this.all('invoice_payment')
      .filter((payment) => payment.invoice === invoice.id)
      .map(({ payment }) => payment.payment_intent);
    return this.all('charge').filter(({ payment_intent: intent }) => intents.includes(intent));
  }
}

/** New keys are added and old ones replaced; an empty value removes its key. */
export function mergeMetadata(metadata: Metadata, change: Metadata): Metadata {
  const merged = Object.entries({ ...metadata, ...change });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
