// The customer-messaging service of signed-in pages: off unless the installation names one, never before the page is
// touched, and never for people who opted out, by the signal of their browser or by a request.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTouched } from '../../components/third-party/use-touched.ts';
import { get } from '../../server/client.ts';
import type { Answer } from '../../server/operations.ts';

type Settings = Extract<Answer<'get', '/api/v2/messaging'>, { kind: 'intercom' }>;
type Identity = NonNullable<Answer<'get', '/api/v2/me/messaging-identity'>['identity']>;
type Customer = Answer<'get', '/api/v2/customer'>;

type Messenger = (command: 'boot' | 'shutdown', fields?: Record<string, unknown>) => void;
/** Where the script puts itself. */
type MessengerWindow = Window & { Intercom?: Messenger };

/** Whether the browser says that its person opts out: https://www.w3.org/TR/gpc/ */
function hasOptedOutByBrowser(): boolean {
  return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/** Loads the service and names the person to it; ends it when the signed-in frame goes. A failure shows nothing. */
export function useMessaging(): void {
  const touched = useTouched();
  const allowed = touched && !hasOptedOutByBrowser();
  const settings = useQuery({
    queryKey: ['messaging'],
    queryFn: ({ signal }) => get('/api/v2/messaging', { signal }),
    staleTime: Infinity,
    enabled: allowed,
  }).data;
  const service = settings?.kind === 'intercom' ? settings : null;
  const identity = useQuery({
    queryKey: ['messaging-identity'],
    queryFn: async ({ signal }) => (await get('/api/v2/me/messaging-identity', { signal })).identity,
    staleTime: Infinity,
    enabled: service !== null,
  }).data;
  const customer = useQuery({
    queryKey: ['messaging-customer'],
    queryFn: ({ signal }) => get('/api/v2/customer', { signal }),
    staleTime: Infinity,
    enabled: service !== null && identity !== null && identity !== undefined,
  }).data;
  useEffect(() => {
    if (service === null || !identity || customer === undefined) return;
    return startMessenger(service, fieldsOf(identity, customer));
  }, [service, identity, customer]);
}

function fieldsOf({ user_id, email, created, last_login }: Identity, customer: Customer): Record<string, unknown> {
  const { subscription_status, subscription_plan, canceled_at, cancel_at_period_end, billing_cycle_anchor } = customer;
  return {
    ...{ user_id, email, created_at: created, last_login_at: last_login },
    ...{ subscription_status, subscription_plan, canceled_at, cancel_at_period_end, billing_cycle_anchor },
    last4: customer.sources.data[0]?.last4 ?? null,
  };
}

/** Answers what ends it. */
function startMessenger({ appId, script }: Settings, fields: Record<string, unknown>): () => void {
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  const boot = (): void => (window as MessengerWindow).Intercom?.('boot', { app_id: appId, ...fields });
  element.addEventListener('load', boot);
  document.head.append(element);
  return () => {
    element.removeEventListener('load', boot);
    element.remove();
    (window as MessengerWindow).Intercom?.('shutdown');
  };
}
