// The browser's connection.
import { act } from '@testing-library/react';

/** As when the network goes or comes back: the browser's flag, then its event. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
