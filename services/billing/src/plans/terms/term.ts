// A term of a plan: what it may say, what is agreed where a plan says nothing, at which moments it decides, and how a
// page says it.
import type { Static, TSchema } from 'typebox';
import type { Lattice } from '../../kernel/domain/lattice.ts';
import type { BegunBy } from '../sale.ts';
import type { GrantLeads } from '../../ledger/domain/grants.ts';

/** Counts are whole, money is US cents; null: no limit, or not published. */
export type TermValue = number | boolean | string | null;

/** For each moment at which terms decide: what they decide about, and what each may see. */
export type Moments = {
  /** Period `k` is granted. `firstLot`: that by which the account had the plan's first leads before; null: none. */
  grant: { draft: GrantLeads; about: { lattice: Lattice; k: number; firstLot: string | null } };
  /**
   * A period begins: what may carry into it of what is left; null: all. `isCut`: the one before was cut short, and what
   * was granted for it never gets shorter.
   */
  carry: { draft: { capLeads: number | null }; about: { isCut: boolean } };
  /** A file is ordered. `downloadLimit`: rows in it, at most. */
  reservation: { draft: { downloadLimit: number; unlimited: boolean }; about: { dictId: string; rows: number } };
  /** A subscription runs on it. */
  subscription: { draft: { status: 'live' | 'free-trial'; renews: boolean }; about: null };
  /** It begins: by whom. */
  sale: { draft: { by: BegunBy }; about: null };
};
export type Moment = keyof Moments;

type Decides<Value> = {
  [M in Moment]?: (value: Value, draft: Moments[M]['draft'], about: Moments[M]['about']) => Moments[M]['draft'];
};

/** What a term may look at to find its words. */
type Described = { name: string; leadsPerPeriod: number; unlimited: boolean; lotKind: string };

/** What a page says of it; `help` stands smaller beside it. */
export type Words = { text: string; help?: string };

export type Term<Value extends TermValue = TermValue> = {
  schema: TSchema;
  /** Of plans that say nothing, and of events from before the term. */
  default: Value;
  at?: Decides<Value>;
  /** null: there is nothing to say of this plan. Absent: pages do not show the term. */
  shown?: {
    label: string;
    note?: string;
    words(value: Value, plan: Described): Words | null;
  };
};

/** The type of its value follows from the schema. */
export function term<Schema extends TSchema>(
  declared: { schema: Schema } & Omit<Term<Extract<Static<Schema>, TermValue>>, 'schema'>,
): Term<Extract<Static<Schema>, TermValue>> {
  return declared;
}

const whole = new Intl.NumberFormat('en-US');

/** A count as pages write it: 50,000. */
export const inWords = (count: number): string => whole.format(count);
