import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '@leadwright/runtime/process/config';
import { serviceSchemas } from '../../../../scripts/images/testing/service-schemas.ts';
import { checkSettings } from '../settings/check-settings.ts';
import { environmentsOf, makeConfigs } from '../settings/configs.ts';
import { openSecrets } from '../secrets.ts';
import { serviceNames, type ServiceName } from '../services.ts';
import { startStandalone } from '../standalone.ts';
import { asksForLeads, bannerInPublic, firstPeople, inPublicOf } from './in-public.ts';

const env = {
  LEADWRIGHT_PUBLIC_URL: 'https://leads.example',
  LEADWRIGHT_ADMIN_EMAIL: 'ada@leads.example',
  GATEWAY_PROXIES: '["127.0.0.1"]',
  RECAPTCHA_SECRET_KEY: 'secret',
  BILLING_POSTGRES_URL: 'postgres://elsewhere',
  STRIPE_SECRET_KEY: 'sk_test',
  PATH: '/bin',
};
const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-in-public-'));
const secrets = openSecrets(folder);
afterAll(() => rmSync(folder, { recursive: true }));
const each = <Value>(value: Value) =>
  Object.fromEntries(serviceNames.map((name) => [name, value])) as Record<ServiceName, Value>;

function partsOf(variables: Record<string, string>) {
  const inPublic = inPublicOf(variables);
  const publicUrl = inPublic?.url ?? 'http://127.0.0.1:3000';
  const ports = { public: each(1), internal: each(2) };
  return { root: '/', secrets, databases: { urls: each('postgres://here') }, ports, publicUrl, inPublic };
}
function thrownBy(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}
const environments = (variables: Record<string, string>) => environmentsOf(partsOf(variables));

describe('npm start in public', () => {
  it('has no open mailbox, no test tokens and no promotion of the demo; links lead to its own address', () => {
    const { accounts, billing, gateway, notification } = environments(env);
    expect([notification['NOTIFICATION_MAILBOX_SHOWN'], gateway['GATEWAY_BOT_CHECK']]).toEqual(['false', undefined]);
    expect(billing['BILLING_PROMO_CODES']).toBe(undefined);
    expect([accounts['ACCOUNTS_PUBLIC_URL'], notification['NOTIFICATION_PUBLIC_URL']]).toEqual([
      'https://leads.example',
      'https://leads.example',
    ]);
  });

  it('gives each service its own variables of the caller, and none that the data folder decides', () => {
    const { accounts, billing, gateway } = environments(env);
    expect([gateway['GATEWAY_PROXIES'], gateway['RECAPTCHA_SECRET_KEY']]).toEqual(['["127.0.0.1"]', 'secret']);
    expect([billing['STRIPE_SECRET_KEY'], billing['BILLING_POSTGRES_URL']]).toEqual(['sk_test', 'postgres://here']);
    expect([accounts['STRIPE_SECRET_KEY'], gateway['PATH']]).toEqual([undefined, undefined]);
  });

  it('takes every variable of a service but those that the page names', () => {
    const page = readFileSync(path.join(__dirname, '../../../../docs/operators/one-machine.md'), 'utf8');
    const [, named = ''] = /is not used: (.*)/.exec(page) ?? [];
    const parts = [...named.matchAll(/`(…?)(_?[A-Z0-9_]+)(…?)`/g)].map(
      ([, before, name, after]) => new RegExp(`${before ? '' : '^'}${name}${after ? '' : '$'}`),
    );
    const names = serviceNames.flatMap((service) => Object.keys(serviceSchemas[service].properties));
    const given = Object.fromEntries(names.map((name) => [name, `given ${name}`]));
    const made = environments({ ...env, ...given });
    const used = serviceNames.flatMap((service) =>
      Object.keys(serviceSchemas[service].properties).filter((name) => made[service][name] === given[name]),
    );
    expect(names.filter((name) => !used.includes(name)).sort()).toEqual(
      names.filter((name) => parts.some((part) => part.test(name))).sort(),
    );
    expect(parts.filter((part) => !names.some((name) => part.test(name)))).toEqual([]);
  });

  it("opens the card form of billing's processor", () => {
    const { gateway } = environments({ ...env, BILLING_PROCESSOR: 'stripe' });
    expect(gateway['GATEWAY_PROCESSOR']).toBe('stripe');
  });

  it.each([
    [{ NOTIFICATION_SENDGRID_API_KEY: 'SG.x' }, 'NOTIFICATION_SENDGRID_FROM is missing'],
    [{ NOTIFICATION_TWILIO_FROM: '+16025550100' }, 'NOTIFICATION_TWILIO_AUTH_TOKEN is missing'],
    [{ BRAINTREE_MERCHANT_ID: 'x' }, 'BRAINTREE_PUBLIC_KEY is missing'],
    [{ BILLING_PROCESSOR: 'stripe' }, 'STRIPE_PRICES is missing: BILLING_PROCESSOR=stripe needs it'],
    [
      { STRIPE_SECRET_KEY: 'x', STRIPE_PRICES: 'y' },
      'STRIPE_SECRET_KEY, STRIPE_PRICES without BILLING_PROCESSOR=stripe: nobody would be charged',
    ],
    [{ BILLING_PROCESSOR: 'sandbox', STRIPE_PRICES: 'y' }, 'STRIPE_PRICES without BILLING_PROCESSOR=stripe'],
    [{ RECURLY_PUBLIC_KEY: 'x' }, 'RECURLY_PUBLIC_KEY without BILLING_PROCESSOR=recurly'],
    [{ BILLING_PROCESSOR: 'recurly' }, 'RECURLY_API_KEY is missing: BILLING_PROCESSOR=recurly needs it'],
  ])('refuses half of a provider, as the service does: %j', (half, sentence) => {
    expect(() => makeConfigs(partsOf({ ...env, STRIPE_SECRET_KEY: '', ...half }))).toThrow(sentence);
  });

  it('says all that is wrong with all services at once', () => {
    const wrong = {
      ...env,
      RECAPTCHA_SECRET_KEY: '',
      STRIPE_SECRET_KEY: 'sk test',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_PRICES: 'no-such-plan=price_1',
      STRIPE_WEBHOOK_SECRETS: 'whsec_1, whsec_2',
      BILLING_PROCESSOR: 'stripe',
      BILLING_PROMOS: 'starter',
      BILLING_MANIFEST_KEY: 'x',
      BILLING_SELLER_ADDRESS: ' | ',
      GATEWAY_PROCESSOR: 'recurly',
      GATEWAY_PROXIES: '["127.0.0.1", "10.0.0.0/40", "caddy"]',
      NOTIFICATION_SENDGRID_API_KEY: 'SG.x',
      NOTIFICATION_SENDGRID_FROM: 'leads@leads.example',
      NOTIFICATION_SENDGRID_WEBHOOK_KEYS: 'AAAA',
      SEARCH_QUESTIONS_AT_ONCE: 'many',
    };
    const options = { port: 0, dataFolder: path.join(folder, 'never'), inPublic: inPublicOf(wrong) };
    const failure = thrownBy(() => checkSettings(options, '/'));
    expect(failure instanceof ConfigError && failure.problems).toEqual([
      expect.stringMatching(/^GATEWAY_PROCESSOR=recurly is not BILLING_PROCESSOR=stripe: people would type their card/),
      'STRIPE_SECRET_KEY must be a key without spaces',
      'STRIPE_PRICES: there is no plan no-such-plan',
      'STRIPE_WEBHOOK_SECRETS: a secret is empty or contains a space',
      'BILLING_SELLER_ADDRESS is missing: invoices need it',
      expect.stringMatching(/^BILLING_PROMOS: a promo is offered as/),
      'BILLING_MANIFEST_KEY: the key of manifests is not an Ed25519 key',
      'RECAPTCHA_SITE_KEY is missing: GATEWAY_BOT_CHECK=recaptcha needs it',
      'RECAPTCHA_SECRET_KEY is missing: GATEWAY_BOT_CHECK=recaptcha needs it',
      'GATEWAY_PROXIES: 10.0.0.0/40 is no address and no range like 10.0.0.0/8',
      'GATEWAY_PROXIES: caddy is no address and no range like 10.0.0.0/8',
      'NOTIFICATION_SENDGRID_WEBHOOK_KEYS is not the public key that SendGrid shows, in base64',
      expect.stringMatching(/^SEARCH_QUESTIONS_AT_ONCE /),
    ]);
  });

  it('is refused for its settings before a folder is made or a port is looked at', async () => {
    const options = { port: 1, dataFolder: path.join(folder, 'never'), inPublic: inPublicOf(env) };
    await expect(startStandalone(options, '/')).rejects.toThrow('RECAPTCHA_SITE_KEY is missing');
    expect(existsSync(options.dataFolder)).toBe(false);
  });

  it.each(['stripe', undefined])(
    "refuses another card form than the processor's, which is said or is the sandbox: %s",
    (BILLING_PROCESSOR) => {
      const given = { ...env, GATEWAY_PROCESSOR: 'recurly', ...(BILLING_PROCESSOR && { BILLING_PROCESSOR }) };
      expect(() => makeConfigs(partsOf(given))).toThrow(
        `GATEWAY_PROCESSOR=recurly is not BILLING_PROCESSOR=${BILLING_PROCESSOR ?? 'sandbox'}`,
      );
    },
  );

  it('stays the demo without an address', () => {
    const { gateway, notification } = environments({ ...env, LEADWRIGHT_PUBLIC_URL: '' });
    expect([notification['NOTIFICATION_MAILBOX_SHOWN'], gateway['GATEWAY_BOT_CHECK']]).toEqual(['true', 'test']);
    expect(gateway['GATEWAY_PROXIES']).toBe(undefined);
  });

  it.each([
    [{ ...env, LEADWRIGHT_PUBLIC_URL: 'http://leads.example' }, 'an address like https://leads.example'],
    [{ ...env, LEADWRIGHT_PUBLIC_URL: 'https://leads.example/app' }, 'without a path'],
    [{ ...env, LEADWRIGHT_ADMIN_EMAIL: '' }, 'LEADWRIGHT_PUBLIC_URL needs LEADWRIGHT_ADMIN_EMAIL'],
    [{ ...env, LEADWRIGHT_ADMIN_EMAIL: 'nomail' }, 'like you@leads.example, not "nomail"'],
  ])('refuses what is not usable: %#', (given, sentence) => expect(() => inPublicOf(given)).toThrow(sentence));

  it('has one person, a super-admin with a password that nobody knows', () => {
    const inPublic = inPublicOf(env);
    if (!inPublic) throw new Error('it is not in public');
    const [first, second] = [firstPeople(inPublic), firstPeople(inPublic)];
    expect(first.map(({ email, staff }) => [email, staff])).toEqual([['ada@leads.example', 'super-admin']]);
    expect(first[0]?.password).not.toBe(second[0]?.password);
    expect(bannerInPublic('http://127.0.0.1:3000', 1, inPublic)).not.toContain(first[0]?.password);
  });

  it('makes synthetic leads only where they are asked for', () =>
    expect([asksForLeads({ leads: {} }), asksForLeads({ leads: { consumers: 5 } })]).toEqual([false, true]));
});
