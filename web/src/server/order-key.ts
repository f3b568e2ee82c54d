// The Idempotency-Key of an order. An order keeps its key while its outcome is unknown:
// a second click after a lost answer must not buy twice. After any answer the next click is a new order.
import { ServerProblem } from './problem.ts';

export class OrderKey {
  #order = '';
  #key = '';

  keyFor(order: unknown): string {
    const text = JSON.stringify(order);
    if (text !== this.#order) {
      this.#order = text;
      this.#key = crypto.randomUUID();
    }
    return this.#key;
  }

  /** `error` null: accepted. A 4xx is an answer; a lost connection or a 5xx is not. */
  settle(error: unknown): void {
    const answered =
      error === null ||
      error === undefined ||
      (error instanceof ServerProblem && error.status >= 400 && error.status < 500);
    if (answered) this.#order = '';
  }
}
