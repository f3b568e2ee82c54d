// Stripe's `expand`: an id becomes the object, and an invoice gets its payments.
import { withFirstLines } from './stripe-routes.ts';
import type { StripeWorld } from './stripe-world.ts';

const DEEPEST = 4;

/** A copy of the answer with what was asked for; never more than four levels deep, as at Stripe. */
export function expanded(world: StripeWorld, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > DEEPEST) throw new Error(`${path} is more than ${DEEPEST} levels deep`);
    expand(world, copy, names);
  }
  return copy;
}

function expand(world: StripeWorld, value: unknown, [name, ...rest]: readonly string[]): void {
  if (name === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) expand(world, each, [name, ...rest]);
    return;
  }
  const holds = value as Record<string, unknown>;
  if (name === 'payments' && holds['object'] === 'invoice') {
    const data = world.all('invoice_payment').filter(({ invoice }) => invoice === holds['id']);
    holds['payments'] = { object: 'list', data: structuredClone(data), has_more: false };
  }
  const inner = holds[name];
  if (typeof inner === 'string') {
    const thing = structuredClone(world.find(inner));
    holds[name] = thing?.object === 'invoice' ? withFirstLines(thing) : (thing ?? inner);
  }
  expand(world, holds[name], rest);
}
