// A second book of an account that plays: it counts leads and money from the requests alone, by the rules as the decisions
// 0080 and 0081 say them, and shares no code with what it checks. Instants are nanoseconds, money is whole cents.
import { Temporal } from 'temporal-polyfill';
import { secondCredit } from './credit.ts';
import { returnedMoney } from './returned-money.ts';
import { inOrderOfUse, isPlans, leadsIn, take, takeBeyond, type Pot } from './pots.ts';
import { changeCents, smallerShare, type Fraction } from './money.ts';
import { bearLess, lastBorne, type Rung } from './rungs.ts';

/** `endsAt`: null, never. */
type Earned = { at: string; endsAt: string | null; isPaid?: boolean; isAward?: boolean };

/** What the book knows of a plan. `first`: leads of a promo's first period, once; null: it is no promo. */
export type BookedPlan = {
  priceCents: number;
  leads: number;
  first: number | null;
  carries: boolean;
  isUnlimited: boolean;
} & BookedLimits;
/** People who may order, and leads in one file. */
export type BookedLimits = { seats: number; file: number };
/** Of a period. `givenEnds`: when leads end that are given in it. */
export type BookedSpan = { begins: string; ends: string; givenEnds: string };
/** Of one download: how many leads were had of what was paid for, and of what was given. */
export type Used = { paid: number; given: number };
/**
 * `paid`: in money and credit, less what changes gave back; null: by nothing that lives. `granted`: by all
 * plans of the period; `most`: by the largest one; `beside`: by the promo that it began with. `carryPrice`: what must stay
 * paid so that leads carry; null: they do not.
 */
type Period = {
  plan: BookedPlan;
  begins: bigint;
  ends: bigint;
  invoices: number[];
  /** Its plans, and how much of a month of the plan now each of their invoices bears. */
  rungs: Rung<BookedPlan>[];
  /** The price of the plan that it began on. */
  began: number;
  paid: number | null;
  granted: number;
  /** Of them, what changes took with money that they gave back, and that money. */
  lost: { leads: number; cents: number };
  beside: number;
  most: number;
  /** What the plan of `most` costs. */
  mostCents: number;
  carryPrice: number | null;
};

/** Given back until a day, which a boundary does not change. */
const isUntilDay = ({ isAgain = false, ends }: Pot): boolean => isAgain && ends !== null;
const nanoseconds = (at: string): bigint => Temporal.Instant.from(at).epochNanoseconds;
const rest = (cents: number, { part, of }: Fraction): number => Number((BigInt(cents) * part + of - 1n) / of);
const shareOf = (leads: number, { part, of }: Fraction): number => Number((BigInt(leads) * part) / of);

export type SecondBook = ReturnType<typeof secondBook>;

/** `smallest`: the plan on sale that costs least. */
export function secondBook(smallest: BookedLimits & { priceCents: number }) {
  const credit = secondCredit();
  const pots: Pot[] = [];
  const periods: Period[] = [];
  /** By invoice: cents by card and credit, and those of them that came back. */
  const [totals, gone]: [number[], number[]] = [[], []];
  const money = returnedMoney({ pots, credit, totals, gone, put, clock: () => clock });
  let period: Period | null = null;
  /** Periods whose leads may have been carried into the running one. */
  let carried: Period[] = [];
  let [invoices, isOpen, hadFirst] = [0, true, false];
  const running = (): Period => {
    if (!period) throw new Error('the book knows of no period');
    return period;
  };

  let clock = 0n;

  /** What was earned ends in its time; what a plan brought, by its rules. */
  function passes(at: string): void {
    const now = nanoseconds(at);
    clock = now;
    for (const pot of pots) if ((!isPlans(pot) || pot.isAgain) && pot.ends !== null && pot.ends <= now) pot.left = 0;
  }

  /** Of what was paid for the period, what is still there. */
  const kept = ({ paid, invoices: own }: Period): number =>
    paid === null ? 0 : own.reduce((rest, invoice) => rest - credit.lostOf(invoice), paid);
  const isWhole = (of: Period): boolean => of.carryPrice !== null && kept(of) >= of.carryPrice;

  const closes = (): void => void (isOpen = false);

  function put({
    leads,
    isPaid = true,
    ...of
  }: Pick<Pot, 'invoice' | 'isAward' | 'isPromo' | 'behind' | 'from' | 'ends'> & {
    leads: number;
    isPaid?: boolean;
  }): Pot {
    const pot = { ...of, isPaid, size: leads, left: leads, taken: 0, used: 0 };
    pots.push(pot);
    return pot;
  }

  function begin(plan: BookedPlan, span: BookedSpan): void {
    const [begins, ends, invoice] = [nanoseconds(span.begins), nanoseconds(span.ends), (invoices += 1) - 1];
    const lost = credit.pays(invoice, plan.priceCents);
    const { carries, priceCents, first } = plan;
    const isPaid = lost < priceCents;
    totals[invoice] = priceCents - lost;
    const all = first !== null && !hadFirst ? first : plan.leads;
    const leads = shareOf(all, { part: BigInt(priceCents - lost), of: BigInt(priceCents) });
    period = {
      ...{ plan, begins, ends, invoices: [invoice], began: priceCents, paid: isPaid ? priceCents : null },
      rungs: [{ plan, invoice, bears: priceCents, isVain: false }],
      // A promo's leads are given beside those of plans.
      ...(first === null ? { granted: leads, beside: 0 } : { granted: 0, beside: leads }),
      ...{
        lost: { leads: 0, cents: 0 },
        most: Math.max(plan.leads, leads),
        mostCents: priceCents,
        carryPrice: carries && isPaid ? priceCents : null,
      },
    };
    const before = periods.at(-1);
    carried = carries && before ? [...carried, before] : [];
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
    const there = now.granted - now.lost.leads;
    const unused = { part: BigInt(Math.min(leadsIn(held), there)), of: BigInt(there) };
    // A promo's price comes back to nobody, and pays for the rest of the plan after it.
    const [own = 0] = now.invoices;
    const forPromo = now.beside > 0 ? now.began - credit.lostOf(own) : 0;
    const forPlans = kept(now) - forPromo;
    const net = changeCents(
      { from: now.plan.priceCents, to: to.priceCents },
      left,
      smallerShare(forPlans, left, unused),
      shareOf(forPromo, left),
    );
    let lost = 0;
    if (net < 0) {
      credit.gives(-net, now.invoices);
      const share = shareOf(there, { part: BigInt(-net), of: BigInt(forPlans) });
      // Of a smaller allowance only the rest of the period is paid for, and what the promo brought was had.
      const stays = there > to.leads ? shareOf(to.leads, left) : to.leads;
      const most = leadsIn(held) - Math.max(0, stays - now.beside);
      const took = Math.max(0, Math.min(share, most));
      take(held, took);
      if (took > 0) now.lost = { leads: now.lost.leads + took, cents: now.lost.cents - net };
    } else lost = credit.pays(invoice, net);
    totals[invoice] = Math.max(0, net) - lost;
    const before = now.plan;
    now.plan = to;
    bearLess(now.rungs, Math.max(0, before.priceCents - to.priceCents), isDead);
    const bears = Math.max(0, to.priceCents - before.priceCents);
    now.rungs.push({ plan: to, invoice, bears, isVain: lost > 0 && lost >= net });
    // What pays for nothing changes the plan alone, and so does what is paid in a period that nothing living paid.
    if (now.paid === null || (lost > 0 && lost >= net)) return net;
    now.paid += net;
    now.carryPrice = carryPriceAfter({ ...now, plan: before, paid: now.paid }, to, net);
    now.invoices.push(invoice);
    const carries = to.carries && isWhole(now);
    if (carries) for (const pot of held) if (pot.left > 0 && pot.ends !== null) carryOn(pot, made);
    const high = Math.max(0, Math.min(to.leads - now.granted, shareOf(Math.max(0, to.leads - now.most), left)));
    // What went before with money that came back comes again for that money, beside what is new.
    const dear = high > 0 ? rest(Math.max(0, to.priceCents - now.mostCents), left) : 0;
    const paysAgain = Math.max(0, Math.min(now.lost.cents, net - dear));
    const came = shareOf(now.lost.leads, { part: BigInt(paysAgain), of: BigInt(Math.max(1, now.lost.cents)) });
    const again = to.isUnlimited || net < 0 ? 0 : Math.max(0, Math.min(came, to.leads - there - high));
    // Up to an unlimited plan its fair use comes, for the time that is left.
    const all = to.isUnlimited && net >= 0 ? shareOf(to.leads, left) : high + again;
    const more = lost > 0 ? shareOf(all, { part: BigInt(net - lost), of: BigInt(net) }) : all;
    if (more > 0) put({ invoice, from: made, ends: carries ? null : now.ends, leads: more });
    const back = Math.min(more, again);
    now.granted += more - back;
    if (again > 0) now.lost = { leads: now.lost.leads - back, cents: now.lost.cents - paysAgain };
    if (to.leads >= now.most) {
      now.mostCents = to.leads > now.most ? to.priceCents : Math.min(now.mostCents, to.priceCents);
      now.most = to.leads;
    }
    return net;
  }

  const isDead = ({ isVain, invoice }: Rung<BookedPlan>): boolean => isVain || credit.isDead(invoice);

  /** What is left goes on in the larger plan; it comes last in the order of use. */
  function carryOn(pot: Pot, from: bigint): void {
    pots.push({ ...pot, from, ends: null, size: pot.left, taken: 0, used: 0 });
    Object.assign(pot, { size: pot.size - pot.left, left: 0 });
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
    renews: (span: BookedSpan, next: BookedPlan): void => {
      const now = running();
      const unpaid = [...carried, now].filter((each) => !isWhole(each)).flatMap((each) => each.invoices);
      const carries = next.carries && isWhole(now);
      for (const pot of pots)
        if (isPlans(pot) && !isUntilDay(pot) && (!carries || pot.ends !== null || unpaid.includes(pot.invoice ?? -1)))
          pot.left = 0;
      begin(next, span);
    },
    /** The plan is over, and all of its leads. */
    ends: (): void => {
      for (const pot of pots) if (isPlans(pot)) pot.left = 0;
      period = null;
    },
    uses: (leads: number): Used => {
      const order = inOrderOfUse(pots);
      const parts = take(order, leads);
      order.forEach((pot, place) => (pot.used += parts[place] ?? 0));
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
      money.returns(payment, { cents, paid });
      takeAwards();
    },
    /** The bank gave the payment back, but for these cents of `paid`. */
    restores: money.restores,
    closes,
    /** Another request comes, at this instant. */
    next: passes,
    /**
     * Of the running period: those of its last plan that is borne by what lives, and those of the smallest plan where less
     * than its price is left of what was paid, or its card is back; null: no plan.
     */
    limits: (): BookedLimits | null => {
      if (!period) return null;
      const { plan, invoices, began, paid, rungs } = period;
      const [own = 0] = invoices;
      const back = credit.backOf(own);
      const isPaid = paid !== null && !credit.isDead(own) && (back === 0 || began - back >= smallest.priceCents);
      const { seats, file } = isPaid ? lastBorne(rungs, plan, isDead) : smallest;
      return { seats: Math.min(seats, plan.seats), file: Math.min(file, plan.file) };
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
function carryPriceAfter(
  { plan, paid, carryPrice }: Period & { paid: number },
  to: BookedPlan,
  net: number,
): number | null {
  const kept = net >= 0 || (plan.carries && to.carries) ? carryPrice : null;
  if (!to.carries) return kept;
  if (kept !== null) return Math.min(kept, to.priceCents);
  return paid >= to.priceCents ? to.priceCents : null;
}
