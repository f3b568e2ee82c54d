// How Stripe writes what every object has: seconds since 1970, and references as an id or as the whole object.
import { Temporal } from 'temporal-polyfill';
import { written } from '../../../kernel/domain/instant.ts';

export function instantOfSeconds(seconds: number): string {
  return written(Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

export function idOrNull(reference: string | { id: string } | null | undefined): string | null {
  return reference ? idOf(reference) : null;
}

/** The object itself, where the call asked Stripe to send it whole; null where it sent the id. */
export function wholeOrNull<Thing extends { id: string }>(reference: string | Thing | null | undefined): Thing | null {
  return reference && typeof reference !== 'string' ? reference : null;
}
