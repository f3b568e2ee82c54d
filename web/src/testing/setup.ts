// Adds what jsdom lacks and antd needs, and starts the network of the tests.
import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { network } from './network.ts';
import { forgetSession } from '../server/session.ts';

// What is on the page is printed when somebody reads the error. A search that goes on until something appears fails many
// times unread, and each print took as long as the search.
class MissingElement extends Error {
  constructor(message: string | null, container: Element) {
    super();
    this.name = 'TestingLibraryElementError';
    let text: string | undefined;
    Object.defineProperty(this, 'message', {
      configurable: true,
      get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
      set: (given: string) => {
        text = given;
      },
    });
  }
}

expect.extend(toHaveNoViolations);
// Only a failure waits that long; on a busy machine the first run of axe alone took more than 4 s.
configure({
  asyncUtilTimeout: 15_000,
  getElementError: (message, container) => new MissingElement(message, container),
});
jest.setTimeout(30_000 * Number(process.env['RUN_CASES'] ?? 1));

// Timers instead of Node's MessageChannel, which would keep the process alive.
class TimerChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.(), 0) };
}
class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { MessageChannel: TimerChannel, ResizeObserver: QuietObserver });
Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
  scrollTo: () => undefined,
});

// jsdom shows no dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

// A warning of React or antd (unstable key, deprecated property, update outside act) fails its test.
let complaints: string[] = [];
const complain = (...given: unknown[]) => {
  complaints.push(given.map(String).join(' ').slice(0, 500));
};
Object.assign(console, { error: complain, warn: complain });

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  network.resetHandlers();
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  const found = complaints;
  complaints = [];
  expect(found).toEqual([]);
});
afterAll(() => network.close());
