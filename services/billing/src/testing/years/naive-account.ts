// A naive book of one account over years: pots of leads with a day each, and facts with the instant at which they count. It
// shares no code with the ledger. Instants are milliseconds.
export type FactKind = 'issued' | 'credited' | 'delivered' | 'expired' | 'voided';
type Fact = { at: number; kind: FactKind; leads: number };
type Pot = {
  isPlans: boolean;
  invoice: number | null;
  from: number;
  ends: number;
  available: number;
  held: number;
  /** It is over before its day. */
  gone: 'ended' | 'voided' | null;
  /** Taken by a bank, when, and how much of it came again. */
  taken: number;
  takenAt: number;
  again: number;
};
type Hold = { at: number; parts: { pot: Pot; leads: number }[] };

export type NaiveAccount = ReturnType<typeof naiveAccount>;

export function naiveAccount() {
  const pots: Pot[] = [];
  const facts: Fact[] = [];
  const holds = new Map<string, Hold>();

  const counts = (kind: FactKind, at: number, leads: number): void => {
    if (leads > 0) facts.push({ at, kind, leads });
  };
  const put = (leads: number, of: Pick<Pot, 'isPlans' | 'invoice' | 'from' | 'ends'>): void => {
    pots.push({ ...of, available: leads, held: 0, gone: null, taken: 0, takenAt: 0, again: 0 });
  };
  const drain = (pot: Pot, kind: 'expired' | 'voided', at: number): void => {
    counts(kind, at, pot.available);
    pot.available = 0;
  };
  const isLive = (pot: Pot, now: number): boolean => pot.gone === null && pot.ends > now;

  function passes(now: number): void {
    for (const pot of pots) if (pot.ends <= now) drain(pot, 'expired', Math.max(pot.ends, pot.from));
  }

  /** What of a hold is not used comes back, or ends with its pot. `since`: from when it counts as back. */
  function returns(pot: Pot, leads: number, now: number, since: number): void {
    pot.held -= leads;
    if (pot.gone === 'voided') counts('voided', now, leads);
    else if (pot.gone === 'ended') counts('expired', now, leads);
    else if (pot.ends <= now) counts('expired', Math.max(pot.ends, since), leads);
    else pot.available += leads;
  }

  const sum = (of: readonly Pot[], side: 'available' | 'held'): number =>
    of.reduce((total, pot) => total + pot[side], 0);

  return {
    passes,
    /** A period was paid for, at whatever time. */
    paid: (invoice: number, leads: number, span: { from: number; ends: number }): void => {
      counts('issued', span.from, leads);
      put(leads, { isPlans: true, invoice, ...span });
    },
    given: (kind: 'issued' | 'credited', leads: number, span: { from: number; ends: number }): void => {
      counts(kind, span.from, leads);
      put(leads, { isPlans: false, invoice: null, ...span });
    },
    /** The plan is over, with all that it brought and that is there. */
    planEnds: (at: number): void => {
      passes(at);
      for (const pot of pots) {
        if (!pot.isPlans || !isLive(pot, at)) continue;
        drain(pot, 'expired', at);
        pot.gone = 'ended';
      }
    },
    holds: (id: string, leads: number, now: number): void => {
      const order = pots
        .filter((pot) => isLive(pot, now) && pot.from <= now)
        .sort((a, b) => a.ends - b.ends || Number(a.isPlans) - Number(b.isPlans) || a.from - b.from);
      let missing = leads;
      const parts = order.map((pot) => {
        const part = Math.min(pot.available, missing);
        missing -= part;
        Object.assign(pot, { available: pot.available - part, held: pot.held + part });
        return { pot, leads: part };
      });
      if (missing > 0) throw new Error('the naive account has fewer leads than were ordered');
      holds.set(id, { at: now, parts });
    },
    /** `used`: null, the download failed. */
    ends: (id: string, used: number | null, now: number): void => {
      const { at, parts } = holds.get(id) ?? { at: now, parts: [] };
      holds.delete(id);
      let missing = used ?? 0;
      for (const { pot, leads } of parts) {
        const part = Math.min(leads, missing);
        missing -= part;
        pot.held -= part;
        counts('delivered', at, part);
        returns(pot, leads - part, now, used === null ? now : at);
      }
    },
    /** A bank took the payment: what is there of its leads goes. */
    disputed: (invoice: number, now: number): void => {
      for (const pot of pots) {
        if (pot.invoice !== invoice || !isLive(pot, now)) continue;
        Object.assign(pot, { taken: pot.taken + pot.available, takenAt: now, gone: 'voided' });
        drain(pot, 'voided', now);
      }
    },
    /** It gave the payment back: the leads come again, with the time that they had left. */
    won: (invoice: number, now: number): void => {
      for (const pot of pots.filter((each) => each.invoice === invoice && each.taken > each.again)) {
        const leads = pot.taken - pot.again;
        pot.again = pot.taken;
        counts('issued', now, leads);
        put(leads, { isPlans: true, invoice, from: now, ends: now + pot.ends - pot.takenAt });
      }
    },
    openHolds: () => [...holds.keys()],
    available: () => sum(pots, 'available'),
    held: () => sum(pots, 'held'),
    /** What each pot that has leads has left, by when it ends. */
    left: () => pots.flatMap(({ ends, available, held }) => (available + held > 0 ? [{ ends, available, held }] : [])),
    used: (from: number, to: number): number => total(facts, 'delivered', from, to),
    /** From the beginning to before `to`. */
    statement: (to: number) => {
      const of = (kind: FactKind): number => total(facts, kind, -Infinity, to);
      const [issued, credited, delivered] = [of('issued'), of('credited'), of('delivered')];
      const [expired, voided] = [of('expired'), of('voided')];
      const closing = issued + credited - delivered - expired - voided;
      return { opening: 0, issued, credited, delivered, expired, voided, closing };
    },
    /** The instants at which anything counts, or will. */
    instants: () => [...facts.map(({ at }) => at), ...pots.map(({ ends }) => ends)],
  };
}

const total = (facts: readonly Fact[], kind: FactKind, from: number, to: number): number =>
  facts.reduce((sum, fact) => (fact.kind === kind && fact.at >= from && fact.at < to ? sum + fact.leads : sum), 0);
