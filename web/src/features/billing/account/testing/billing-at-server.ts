import { http, HttpResponse } from 'msw';
import type { Subscription } from '../../../../server/api-types.ts';
import { subscription } from '../../../../testing/at-server/billing-at-server.ts';
import { network } from '../../../../testing/network.ts';

type Sent = { path: string; key: string | null; body: unknown };

/** The server with this subscription. A command changes it by `then`; the answer lists what was sent. */
export function billingAtServer(first: Partial<Subscription>, then: Partial<Subscription> = {}): Sent[] {
  let now: Subscription = { ...subscription, ...first };
  const sent: Sent[] = [];
  const done = async ({ request }: { request: Request }) => {
    const text = await request.text();
    sent.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: text === '' ? null : JSON.parse(text),
    });
    now = { ...now, ...then };
    return HttpResponse.json(now);
  };
  network.use(
    http.get('*/api/v2/subscription', () => HttpResponse.json(now)),
    http.post('*/api/v2/subscription/reactivate', done),
    http.post('*/api/sandbox/subscriptions/*', done),
    http.post('*/api/sandbox/accounts/*', done),
  );
  return sent;
}
