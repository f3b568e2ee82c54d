// The Idempotency-Key of an order. An order keeps its key while its outcome is unknown:
// a second click after a lost answer must not buy twice. After any answer the next click is a new order.
import { forgetWork, keepWork, keptWork } from './kept-work.ts';
import { ServerProblem } from '../problem.ts';

type Sent = { order: string; key: string };

export class OrderKey {
  #sent: Sent | undefined;
  readonly #slot: string | null;

  /** `slot`, of `slotOf`: the key stays while the outcome is unknown, though the page is loaded again. */
  constructor(slot: string | null = null) {
    this.#slot = slot;
    this.#sent = keptWork<Sent>(slot);
  }

  keyFor(order: unknown): string {
    const text = JSON.stringify(order);
    if (this.#sent?.order !== text) {
      this.#sent = { order: text, key: crypto.randomUUID() };
      keepWork(this.#slot, this.#sent);
    }
    return this.#sent.key;
  }

  /** `error` null: accepted. A 4xx is an answer; a lost connection or a 5xx is not. */
  settle(error: unknown): void {
    const answered =
      error === null ||
      error === undefined ||
      (error instanceof ServerProblem && error.status >= 400 && error.status < 500);
    if (!answered) return;
    this.#sent = undefined;
    forgetWork(this.#slot);
  }
}
