import { act, fireEvent, waitFor } from '@testing-library/react';
import { forgetTouch } from '../../components/third-party/use-touched.ts';
import { http, HttpResponse } from 'msw';
import { network } from '../../testing/network.ts';
import { renderAt } from '../../testing/render.tsx';
import { useMessaging } from './messaging.ts';

const script = 'https://widget.intercom.io/widget/app-1';
const identity = { user_id: 'person-1', email: 'ada@example.test', created: 1_700_000_000, last_login: 1_700_000_100 };
const customer = {
  subscription_status: 'active',
  subscription_plan: 'Team unlimited',
  canceled_at: null,
  cancel_at_period_end: false,
  billing_cycle_anchor: 1_700_000_000,
  sources: { data: [{ last4: '4242' }] },
};
type Named = typeof identity | null;

function Page() {
  useMessaging();
  return <p>work</p>;
}

let asked: string[] = [];
function atServer({ on = true, named = identity as Named } = {}): void {
  asked = [];
  const note = (path: string, answer: object) =>
    http.get(`*${path}`, () => {
      asked.push(path);
      return HttpResponse.json(answer);
    });
  network.use(
    note('/api/v2/messaging', on ? { kind: 'intercom', appId: 'app-1', script } : { kind: 'off' }),
    note('/api/v2/me/messaging-identity', { identity: named }),
    note('/api/v2/customer', customer),
  );
}
const loaded = (): HTMLScriptElement | null => document.head.querySelector(`script[src="${script}"]`);
const browser = navigator as { globalPrivacyControl?: boolean };
const open = () => {
  const view = renderAt('/', { '/': <Page /> });
  act(() => void fireEvent.pointerDown(document.body));
  return view;
};
afterEach(() => {
  forgetTouch();
  delete browser.globalPrivacyControl;
  delete (window as { Intercom?: unknown }).Intercom;
});

describe('the customer-messaging service', () => {
  it('is told who the person is and what the subscription is, and is ended with the signed-in frame', async () => {
    atServer();
    const { unmount } = open();
    await waitFor(() => expect(loaded()).toBeInTheDocument());
    const calls: unknown[] = [];
    Object.assign(window, { Intercom: (...given: unknown[]) => void calls.push(given) });
    loaded()?.dispatchEvent(new Event('load'));
    expect(calls).toEqual([
      [
        'boot',
        {
          app_id: 'app-1',
          user_id: 'person-1',
          email: 'ada@example.test',
          created_at: 1_700_000_000,
          last_login_at: 1_700_000_100,
          subscription_status: 'active',
          subscription_plan: 'Team unlimited',
          last4: '4242',
          canceled_at: null,
          cancel_at_period_end: false,
          billing_cycle_anchor: 1_700_000_000,
        },
      ],
    ]);
    unmount();
    expect(calls.at(-1)).toEqual(['shutdown']);
    expect(loaded()).toBeNull();
  });

  it('is asked for only when the page is touched, and without a trace of it before', async () => {
    atServer();
    const { unmount, client } = renderAt('/', { '/': <Page /> });
    expect(client.isFetching()).toBe(0);
    expect([asked, loaded()]).toEqual([[], null]);
    act(() => void fireEvent.keyDown(document.body, { key: 'Tab' }));
    await waitFor(() => expect(loaded()).toBeInTheDocument());
    unmount();
  });

  it('is not loaded where the installation names none', async () => {
    atServer({ on: false });
    const { unmount } = open();
    await waitFor(() => expect(asked).toEqual(['/api/v2/messaging']));
    expect(loaded()).toBeNull();
    unmount();
  });

  it('is not even asked for where the browser says that its person opts out', async () => {
    browser.globalPrivacyControl = true;
    atServer();
    const { unmount, client } = open();
    expect(client.isFetching()).toBe(0);
    expect([asked, loaded()]).toEqual([[], null]);
    unmount();
  });

  it('is not loaded for a person who has opted out by a request', async () => {
    atServer({ named: null });
    const { unmount } = open();
    await waitFor(() => expect(asked).toEqual(['/api/v2/messaging', '/api/v2/me/messaging-identity']));
    expect(loaded()).toBeNull();
    unmount();
  });
});
