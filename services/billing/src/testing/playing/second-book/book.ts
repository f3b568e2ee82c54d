// A second book of an account that plays: it counts leads and money from the requests alone, by the rules as the decisions
// 0080 and 0081 say them, and shares no code with what it checks. Instants are nanoseconds, money is whole cents.
import { Temporal } from 'temporal-polyfill';
import { secondCredit } from './credit.ts';
import { inOrderOfUse, isPlans, leadsIn, take, takeBack, takeBeyond, type Pot } from './pots.ts';
import { changeCents, smallerShare, type Fraction } from './money.ts';

/** `endsAt`: null, never. */
type Earned = { at: string; endsAt: string | null; isPaid?: boolean; isAward?: boolean };

/** What the book knows of a plan. `first`: leads of a promo's first period, once; null: it is no promo. */
export type BookedPlan = {
  priceCents: number;
  leads: number;
  first: number | null;
  carries: boolean;
  isUnlimited: boolean;
};
/** Of a period. `givenEnds`: when leads end that are given in it. */
export type BookedSpan = { begins: string; ends: string; givenEnds: string };
/** Of one download: how many leads were had of what was paid for, and of what was given. */
export type Used = { paid: number; given: number };
/**
 * `paid`: in money and credit, less what changes gave back; `back`: what refunds and banks took of it. `granted`: by all
 * plans of the period; `most`: by the largest one; `beside`: by the promo that it began with. `carryPrice`: what must stay
 * paid so that leads carry; null: they do not.
 */
type Period = {
  plan: BookedPlan;
  begins: bigint;
  ends: bigint;
  invoices: number[];
  paid: number;
  back: number;
  granted: number;
  beside: number;
  most: number;
  carryPrice: number | null;
};

const nanoseconds = (at: string): bigint => Temporal.Instant.from(at).epochNanoseconds;
const shareOf = (leads: number, { part, of }: Fraction): number => Number((BigInt(leads) * part) / of);

const isWhole = ({ carryPrice, paid, back }: Period): boolean => carryPrice !== null && paid - back >= carryPrice;

export type SecondBook = ReturnType<typeof secondBook>;

export function secondBook() {
  const credit = secondCredit();
  const pots: Pot[] = [];
  const periods: Period[] = [];
  /** By invoice: cents by card and credit, and those of them that came back. */
  const [totals, gone]: [number[], number[]] = [[], []];
  let period: Period | null = null;
  // A period whose money was worth nothing brings no leads; what follows in it is not booked here.
  let [invoices, isOpen, closesNext, hadFirst] = [0, true, false, false];
  const running = (): Period => {
    if (!period) throw new Error('the book knows of no period');
    return period;
  };

  /** What was earned ends in its time; what a plan brought, by its rules. */
  function passes(at: string): void {
    const now = nanoseconds(at);
    for (const pot of pots) if (!isPlans(pot) && pot.ends !== null && pot.ends <= now) pot.left = 0;
  }

  const closes = (): void => void (isOpen = false);

  function put({
    leads,
    isPaid = true,
    ...of
  }: Pick<Pot, 'invoice' | 'isAward' | 'isPromo' | 'behind' | 'from' | 'ends'> & {
    leads: number;
    isPaid?: boolean;
  }): Pot {
    const pot = { ...of, isPaid, size: leads, left: leads, taken: 0 };
    pots.push(pot);
    return pot;
  }

  function begin(plan: BookedPlan, span: BookedSpan): void {
    const [begins, ends, invoice] = [nanoseconds(span.begins), nanoseconds(span.ends), (invoices += 1) - 1];
    const dead = credit.pays(invoice, plan.priceCents);
    const { carries, priceCents, first } = plan;
    totals[invoice] = priceCents - dead;
    const all = first !== null && !hadFirst ? first : plan.leads;
    const leads = shareOf(all, { part: BigInt(priceCents - dead), of: BigInt(priceCents) });
    if (dead > 0) closesNext = true;
    period = {
      ...{ plan, begins, ends, invoices: [invoice], paid: priceCents, back: dead },
      // A promo's leads are given beside those of plans.
      ...(first === null ? { granted: leads, beside: 0 } : { granted: 0, beside: leads }),
      ...{ most: leads, carryPrice: carries ? priceCents : null },
    };
    periods.push(period);
    if (first !== null && leads > 0) {
      hadFirst = true;
      put({ invoice, isPromo: true, isPaid: false, from: begins, ends: nanoseconds(span.givenEnds), leads });
    } else if (leads > 0) put({ invoice, from: begins, ends: carries ? null : ends, leads });
  }

  /** Answers what it costs; below 0 it comes back as credit. */
  function change(to: BookedPlan, at: string): number {
    const now = running();
    const [made, invoice] = [nanoseconds(at), (invoices += 1) - 1];
    const left = { part: now.ends - made, of: now.ends - now.begins };
    const held = pots.filter((pot) => isPlans(pot) && pot.from >= now.begins && (pot.ends === null || pot.ends > made));
    const unused = { part: BigInt(Math.min(leadsIn(held), now.granted)), of: BigInt(now.granted) };
    // A promo's price comes back to nobody, and pays for the rest of the plan after it.
    const [own = 0] = now.invoices;
    const forPromo = now.beside > 0 ? (totals[own] ?? 0) - (gone[own] ?? 0) : 0;
    const forPlans = now.paid - now.back - forPromo;
    const net = changeCents(
      { from: now.plan.priceCents, to: to.priceCents },
      left,
      smallerShare(forPlans, left, unused),
      shareOf(forPromo, left),
    );
    totals[invoice] = Math.max(0, net);
    if (net < 0) {
      credit.gives(-net, now.invoices);
      const share = shareOf(now.granted, { part: BigInt(-net), of: BigInt(forPlans) });
      // Of a smaller allowance only the rest of the period is paid for, and what the promo brought was had.
      const stays = now.granted > to.leads ? shareOf(to.leads, left) : to.leads;
      const most = leadsIn(held) - Math.max(0, stays - now.beside);
      take(held, Math.max(0, Math.min(share, most)));
    } else if (credit.pays(invoice, net) > 0) closes();
    now.paid += net;
    now.carryPrice = carryPriceAfter(now, to, net);
    now.plan = to;
    now.invoices.push(invoice);
    const carries = to.carries && isWhole(now);
    if (carries) for (const pot of held) if (pot.left > 0 && pot.ends !== null) carryOn(pot, made);
    const high = Math.max(0, Math.min(to.leads - now.granted, shareOf(Math.max(0, to.leads - now.most), left)));
    // Up to an unlimited plan its fair use comes, for the time that is left.
    const more = to.isUnlimited && net >= 0 ? shareOf(to.leads, left) : high;
    if (more > 0) put({ invoice, from: made, ends: carries ? null : now.ends, leads: more });
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

  /** So many more cents of an invoice, by its card or its credit, are gone. Answers whether their leads were there. */
  function goes(invoice: number, cents: number): boolean {
    const total = totals[invoice] ?? 0;
    const all = Math.min(total, (gone[invoice] ?? 0) + cents);
    gone[invoice] = all;
    backOf(invoice, cents);
    const own = pots.filter((pot) => pot.invoice === invoice);
    if (all >= total)
      return takeBack(
        own,
        own.reduce((sum, { size, taken }) => sum + size - taken, 0),
      );
    const funded = own.reduce((sum, { size }) => sum + size, 0);
    const before = own.reduce((sum, { taken }) => sum + taken, 0);
    return takeBack(own, shareOf(funded, { part: BigInt(all), of: BigInt(total) }) - before);
  }

  /** Awards of a period stay by the share of its own invoice that does; without it one, as in a trial. */
  function takeAwards(): void {
    const awards = pots.filter(({ isAward }) => isAward);
    for (const { invoices } of periods) {
      const [invoice = 0] = invoices;
      const [total, back] = [totals[invoice] ?? 0, gone[invoice] ?? 0];
      const own = awards.filter(({ behind }) => behind === invoice);
      if (back === 0 || total === 0) continue;
      const brought = own.reduce((sum, { size }) => sum + size, 0);
      const byPayment = shareOf(brought, { part: BigInt(total - back), of: BigInt(total) });
      takeBeyond(own, own[0] === awards[0] ? Math.max(byPayment, own[0]?.size ?? 0) : byPayment);
    }
  }

  return {
    subscribes: begin,
    changes: change,
    renews: (span: BookedSpan): void => {
      const now = running();
      const unpaid = periods.filter((each) => !isWhole(each)).flatMap((each) => each.invoices);
      const carries = now.plan.carries && isWhole(now);
      for (const pot of pots)
        if (isPlans(pot) && (!carries || pot.ends !== null || unpaid.includes(pot.invoice ?? -1))) pot.left = 0;
      begin(now.plan, span);
    },
    /** The plan is over, and all of its leads. */
    ends: (): void => {
      for (const pot of pots) if (isPlans(pot)) pot.left = 0;
      period = null;
    },
    uses: (leads: number): Used => {
      const order = inOrderOfUse(pots);
      const parts = take(order, leads);
      const of = (isPaid: boolean) =>
        parts.reduce((sum, part, place) => (order[place]?.isPaid === isPaid ? sum + part : sum), 0);
      const used = { paid: of(true), given: of(false) };
      if (isOpen && used.paid + used.given < leads) throw new Error('the book has fewer leads than were used');
      return used;
    },
    /** Leads that are no plan's. */
    earns: (leads: number, { at, endsAt, isPaid = false, isAward = false }: Earned): Pot => {
      const [from, ends] = [nanoseconds(at), endsAt === null ? null : nanoseconds(endsAt)];
      const behind = isAward ? { isAward, behind: period?.invoices[0] ?? null } : {};
      return put({ invoice: null, isPaid, from, ends, leads, ...behind });
    },
    /** More of the payment came back; `cents` in all, of `paid` by card. It takes the leads of the card alone. */
    returns: (payment: number, { cents, paid }: { cents: number; paid: number }): void => {
      goes(payment, credit.returns(payment, cents));
      // What a part of a payment leaves of its credit, and what is owed, is the ledger's of credit.
      if (credit.isBehind(payment) && cents < paid) closes();
      for (const { invoice, cents: lost } of cents < paid ? [] : credit.loses(payment))
        if (!goes(invoice, lost)) closes();
      takeAwards();
    },
    closes,
    /** Another request comes, at this instant. */
    next: (at: string): void => {
      isOpen &&= !closesNext;
      passes(at);
    },
    /** Whether it still counts. */
    isOpen: () => isOpen,
    available: (at: string): number => {
      passes(at);
      return leadsIn(pots);
    },
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
