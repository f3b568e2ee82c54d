// A second book of an account that plays: it counts leads and money from the requests alone, by the rules as the decisions
// 0080 and 0081 say them, and shares no code with what it checks. Instants are nanoseconds, money is whole cents.
import { Temporal } from 'temporal-polyfill';
import { secondCredit } from './second-credit.ts';
import { changeCents, smallerShare, type Fraction } from './second-money.ts';

/** What the book knows of a plan. */
export type BookedPlan = { priceCents: number; leads: number; carries: boolean };
/** `from`: its place in the order of use. `ends`: null, it carries. `taken`: with money that came back. */
type Pot = { invoice: number; from: bigint; ends: bigint | null; size: number; left: number; taken: number };
/**
 * `paid`: in money and credit, less what changes gave back; `back`: what refunds and banks took of it. `granted`: by all
 * plans of the period; `most`: by the largest one. `carryPrice`: what must stay paid so that leads carry; null: they do not.
 */
type Period = {
  plan: BookedPlan;
  begins: bigint;
  ends: bigint;
  invoices: number[];
  paid: number;
  back: number;
  granted: number;
  most: number;
  carryPrice: number | null;
};

const nanoseconds = (at: string): bigint => Temporal.Instant.from(at).epochNanoseconds;
const leadsIn = (pots: Pot[]): number => pots.reduce((sum, { left }) => sum + left, 0);
const shareOf = (leads: number, { part, of }: Fraction): number => Number((BigInt(leads) * part) / of);

const isWhole = ({ carryPrice, paid, back }: Period): boolean => carryPrice !== null && paid - back >= carryPrice;

export type SecondBook = ReturnType<typeof secondBook>;

export function secondBook() {
  const credit = secondCredit();
  const pots: Pot[] = [];
  const periods: Period[] = [];
  let period: Period | null = null;
  // A period whose money was worth nothing brings no leads; what follows in it is not booked here.
  let [invoices, isOpen, closesNext] = [0, true, false];
  const running = (): Period => {
    if (!period) throw new Error('the book knows of no period');
    return period;
  };

  const closes = (): void => void (isOpen = false);

  function begin(plan: BookedPlan, at: string, endsAt: string): void {
    const [begins, ends, invoice] = [nanoseconds(at), nanoseconds(endsAt), (invoices += 1) - 1];
    const isPaid = credit.pays(invoice, plan.priceCents);
    const { leads, carries, priceCents } = plan;
    if (!isPaid) closesNext = true;
    period = {
      ...{ plan, begins, ends, invoices: [invoice], paid: priceCents, back: 0 },
      ...{ granted: leads, most: leads, carryPrice: carries ? priceCents : null },
    };
    periods.push(period);
    if (isPaid) pots.push({ invoice, from: begins, ends: carries ? null : ends, size: leads, left: leads, taken: 0 });
  }

  /** Answers what it costs; below 0 it comes back as credit. */
  function change(to: BookedPlan, at: string): number {
    const now = running();
    const [made, invoice] = [nanoseconds(at), (invoices += 1) - 1];
    const left = { part: now.ends - made, of: now.ends - now.begins };
    const own = pots.filter(({ from, ends }) => from >= now.begins && (ends === null || ends > made));
    const unused = { part: BigInt(Math.min(leadsIn(own), now.granted)), of: BigInt(now.granted) };
    const net = changeCents(now.plan.priceCents, to.priceCents, left, smallerShare(now.paid - now.back, left, unused));
    if (net < 0) {
      credit.gives(-net, now.invoices);
      const share = shareOf(now.granted, { part: BigInt(-net), of: BigInt(now.paid - now.back) });
      take(own, Math.max(0, Math.min(share, leadsIn(own) - to.leads)));
    } else if (!credit.pays(invoice, net)) closes();
    now.paid += net;
    now.carryPrice = carryPriceAfter(now, to, net);
    now.plan = to;
    now.invoices.push(invoice);
    const carries = to.carries && isWhole(now);
    if (carries) for (const pot of own) if (pot.left > 0 && pot.ends !== null) carryOn(pot, made);
    const more = Math.max(0, Math.min(to.leads - now.granted, shareOf(Math.max(0, to.leads - now.most), left)));
    if (more > 0) pots.push({ invoice, from: made, ends: carries ? null : now.ends, size: more, left: more, taken: 0 });
    now.granted += more;
    now.most = Math.max(now.most, to.leads);
    return net;
  }

  /** What is left goes on in the larger plan; it comes last in the order of use. */
  function carryOn(pot: Pot, from: bigint): void {
    pots.push({ ...pot, from, ends: null, size: pot.left });
    Object.assign(pot, { size: pot.size - pot.left, left: 0, taken: 0 });
  }

  function backOf(invoice: number, cents: number): void {
    const of = periods.find((each) => each.invoices.includes(invoice));
    if (of) of.back += cents;
  }

  /** Takes the leads of an invoice that these cents of it had paid for. Answers whether all of them were there. */
  function takeFunded(invoice: number, cents: number, of: number): boolean {
    const own = pots.filter((pot) => pot.invoice === invoice);
    const funded = own.reduce((sum, { size }) => sum + size, 0);
    return takeBack(own, shareOf(funded, { part: BigInt(cents), of: BigInt(of) })) === 0;
  }

  return {
    subscribes: begin,
    changes: change,
    renews: (at: string, endsAt: string): void => {
      const now = running();
      const unpaid = periods.filter((each) => !isWhole(each)).flatMap((each) => each.invoices);
      for (const pot of pots)
        if (!now.plan.carries || !isWhole(now) || pot.ends !== null || unpaid.includes(pot.invoice)) pot.left = 0;
      const { plan } = now;
      begin(plan, at, endsAt);
    },
    /** The plan is over, and all of its leads. */
    ends: (): void => {
      for (const pot of pots) pot.left = 0;
      period = null;
    },
    uses: (leads: number): void => {
      const order = [...pots].sort((a, b) => inTime(a.ends, b.ends) || inTime(a.from, b.from));
      if (take(order, leads) > 0) throw new Error('the book has fewer leads than were used');
    },
    /** More of the payment came back; `cents` in all. */
    returns: (payment: number, { cents, paid }: { cents: number; paid: number }): void => {
      const own = pots.filter(({ invoice }) => invoice === payment);
      const isAll = cents >= paid;
      const funded = own.reduce((sum, { size }) => sum + size, 0);
      const before = own.reduce((sum, { taken }) => sum + taken, 0);
      takeBack(own, isAll ? leadsIn(own) : shareOf(funded, { part: BigInt(cents), of: BigInt(paid) }) - before);
      backOf(payment, credit.returns(payment, cents));
      // What a part of a payment leaves of its credit, and what is owed, is the ledger's of credit.
      if (credit.isBehind(payment) && !isAll) closes();
      for (const { invoice, cents: gone, of } of isAll ? credit.loses(payment) : []) {
        backOf(invoice, gone);
        if (!takeFunded(invoice, gone, of)) closes();
      }
    },
    closes,
    /** Another request comes. */
    next: (): void => void (isOpen &&= !closesNext),
    /** Whether it still counts. */
    isOpen: () => isOpen,
    available: () => leadsIn(pots),
    credit: () => credit.cents(),
  };
}

/** Leads carry from a plan that carries on until money comes back by leaving it, or once a later one is paid whole. */
function carryPriceAfter({ plan, paid, carryPrice }: Period, to: BookedPlan, net: number): number | null {
  const kept = net >= 0 || (plan.carries && to.carries) ? carryPrice : null;
  if (!to.carries) return kept;
  if (kept !== null) return Math.min(kept, to.priceCents);
  return paid >= to.priceCents ? to.priceCents : null;
}

/** Takes so many leads from these, in their order. Answers how many were not there. */
function take(pots: Pot[], leads: number): number {
  let missing = Math.max(0, leads);
  for (const pot of pots) {
    const part = Math.min(pot.left, missing);
    pot.left -= part;
    missing -= part;
  }
  return missing;
}

/** The same, with the money that they were paid with. */
function takeBack(pots: Pot[], leads: number): number {
  const before = pots.map(({ left }) => left);
  const missing = take(pots, leads);
  pots.forEach((pot, place) => (pot.taken += (before[place] ?? 0) - pot.left));
  return missing;
}

const inTime = (a: bigint | null, b: bigint | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;
