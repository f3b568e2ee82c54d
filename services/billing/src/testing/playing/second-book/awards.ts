// The second book's awards for shared searches: each new person brings one, limits say when (docs/decisions/0082).

/** `domain`: null at public providers. */
type Mail = { id: string; person: string; domain: string | null; isConfirmed: boolean; bookedAt: string | null };
export type AwardLimits = { onDelivery: number; onConfirmation: number; inTrial: number; forDomain: number };
/** `since`: of the account's running period. */
export type AwardsOn = { plan: 'none' | 'trial' | 'paid'; since: string };
/** A period of another account of the same person. */
export type OtherPeriod = { begins: string; ends: string };

const BOUNCES_MS = 72 * 3_600_000;

export type SecondAwards = ReturnType<typeof secondAwards>;

export function secondAwards(limits: AwardLimits) {
  const mails = new Map<string, Mail>();
  let waiting: Mail[] = [];
  const booked: { mail: Mail; at: string; byClick: boolean }[] = [];
  const others: OtherPeriod[] = [];

  /** Accounts of one person have one allowance, since the oldest of the periods that run. */
  const sinceOf = (since: string, at: string): string =>
    others.reduce(
      (oldest, { begins, ends }) => (begins <= at && ends > at && begins < oldest ? begins : oldest),
      since,
    );

  /** Answers the mail where it is booked. */
  function settle(mail: Mail, { plan, since }: AwardsOn, at: string): string[] {
    const inPeriod = booked.filter((each) => each.at >= sinceOf(since, at));
    const clicks = inPeriod.filter(({ byClick }) => byClick).length;
    const isOver =
      mail.domain !== null && inPeriod.filter((each) => each.mail.domain === mail.domain).length >= limits.forDomain;
    const byClick = plan === 'paid' && mail.isConfirmed && clicks < limits.onConfirmation;
    const isFree =
      plan === 'trial'
        ? booked.length < limits.inTrial
        : plan === 'paid' && !isOver && (byClick || inPeriod.length - clicks < limits.onDelivery);
    if (!isFree) {
      if (!waiting.includes(mail)) waiting.push(mail);
      return [];
    }
    waiting = waiting.filter((each) => each !== mail);
    mail.bookedAt = at;
    booked.push({ mail, at, byClick });
    return [mail.id];
  }

  return {
    /** The person has another account, on a plan. */
    beside: (period: OtherPeriod): void => void others.push(period),
    sent: ({ id, person, domain }: Pick<Mail, 'id' | 'person' | 'domain'>, on: AwardsOn, at: string): string[] => {
      const mail: Mail = { id, person, domain, isConfirmed: false, bookedAt: null };
      mails.set(id, mail);
      const isKnown = [...waiting, ...booked.map((each) => each.mail)].some((each) => each.person === person);
      return isKnown ? [] : settle(mail, on, at);
    },
    confirmed: (id: string, on: AwardsOn, at: string): string[] => {
      const mail = mails.get(id);
      if (!mail) return [];
      mail.isConfirmed = true;
      return waiting.includes(mail) ? settle(mail, on, at) : [];
    },
    /** Answers whether what is left of its leads is taken back. */
    bounced: (id: string, at: string): boolean => {
      waiting = waiting.filter((each) => each.id !== id);
      const { bookedAt = null } = mails.get(id) ?? {};
      return bookedAt !== null && Date.parse(at) - Date.parse(bookedAt) <= BOUNCES_MS;
    },
    /** What waits is tried again: what was confirmed first, then the oldest. */
    tried: (on: AwardsOn, at: string): string[] =>
      [...waiting.filter((each) => each.isConfirmed), ...waiting.filter((each) => !each.isConfirmed)].flatMap((mail) =>
        settle(mail, on, at),
      ),
  };
}
