import { siteIds, type SiteId } from '@leadwright/runtime/site/sites';
import { httpUrl, textLike } from '@leadwright/runtime/requests/text-like';
import { aloneVariables, serviceVariables } from '@leadwright/service/variables';
import { Type, type Static, type TLiteral } from 'typebox';
import type { LimitName } from '@leadwright/contracts/routes/limit-name';
import { limits } from './auth/limits.ts';
import { CardFormProcessor } from './routes/card-form-sources.ts';

const atLeastOne = Type.Integer({ minimum: 1 });
const byName = Type.Record(Type.String(), Type.String());
// From the table, so that no limit can be left out.
const maximumOfEach = Object.fromEntries(Object.keys(limits).map((name) => [name, atLeastOne])) as Record<
  LimitName,
  typeof atLeastOne
>;

// These stand in HTML and in JSON as they are.
const address = (description: string) =>
  Type.Optional(
    textLike(String.raw`^https://[\w.:/%?=+~-]+$`, 'an address that begins with https://', { description }),
  );
const text = (description: string) => Type.Optional(Type.String({ description }));

export const GatewayConfigSchema = Type.Object({
  ...serviceVariables('GATEWAY'),
  /** Key id to public key (PEM) of accounts' access tokens. */
  GATEWAY_ACCESS_PUBLIC_KEYS: byName,
  /** By name. Internal addresses must not be here. */
  GATEWAY_PEERS: byName,
  /** The HMAC key for the limiter's keys; the same for all gateways. */
  GATEWAY_LIMITER_KEY: Type.String({ minLength: 32 }),
  GATEWAY_PUBLIC_URL: httpUrl(),
  GATEWAY_PROCESSOR: Type.Union(CardFormProcessor.anyOf, { default: 'sandbox' }),
  GATEWAY_MESSAGING_APP_ID: text('The app of the customer-messaging service; absent: the page loads none.'),
  GATEWAY_SITE: Type.Union(siteIds.map((id) => Type.Literal(id)) as [TLiteral<SiteId>], {
    default: 'leadwright',
    description: 'Which site it shows: its name, colours, claims, map, and how people join.',
  }),
  GATEWAY_VIDEO_URL: address(
    'Where a film of your own that shows the product is; absent: pages show what the site has.',
  ),
  GATEWAY_DESKTOP_URL: address('Where the desktop application is had; absent: there is none.'),
  GATEWAY_CHANGELOG_ACCOUNT: Type.Optional(
    textLike('^[A-Za-z0-9_-]{1,64}$', 'an account of letters and digits', {
      description: 'The account at the service that shows what is new; absent: it is not used.',
    }),
  ),
  GATEWAY_SUPPORT_EMAIL: textLike(String.raw`^[\w.%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$`, 'an e-mail address', {
    default: 'support@leadwright.test',
    description: 'Where people write to: on the contact page.',
  }),
  GATEWAY_SUPPORT_TEXT: textLike('^[+()0-9 .-]{7,20}$', 'a telephone number', {
    default: '(480) 555-0142',
    description: 'The number for text messages to support: on the contact page.',
  }),
  GATEWAY_SUPPORT_PHONE: Type.Optional(
    textLike('^[+()0-9 .-]{7,20}$', 'a telephone number', {
      description: 'The number to call: on the contact page. Absent: the one for text messages.',
    }),
  ),
  GATEWAY_WEB_FOLDER: Type.String(),
  /** Our own proxies, IP or CIDR. X-Forwarded-For from any other address is ignored. */
  GATEWAY_PROXIES: Type.Array(Type.String(), { default: [] }),
  /** By limit name; auth/limits.ts has the defaults. */
  GATEWAY_LIMIT_MAXIMA: Type.Partial(Type.Object(maximumOfEach), { additionalProperties: false, default: {} }),
  /** What tells people from programs; bot-check/open-bot-check.ts refuses `test` on an address that others reach. */
  GATEWAY_BOT_CHECK: Type.Union([Type.Literal('recaptcha'), Type.Literal('test')], { default: 'recaptcha' }),
  RECAPTCHA_SITE_KEY: text('With recaptcha: what the page makes tokens with.'),
  RECAPTCHA_SECRET_KEY: text('With recaptcha: the secret key.'),
  RECAPTCHA_SCORE_MIN: Type.Number({ minimum: 0, maximum: 1, default: 0.5 }),
  RECAPTCHA_API_BASE: text('With recaptcha: another address of its API, for tests.'),
});

export type GatewayConfig = Readonly<Static<typeof GatewayConfigSchema>>;

export const GatewayMainConfigSchema = Type.Object({
  ...GatewayConfigSchema.properties,
  ...aloneVariables('GATEWAY'),
});
