import { parseArgs } from 'node:util';
import { inPublicOf, type InPublic } from './in-public/in-public.ts';
import { drawnLeads } from '@leadwright/leads/synthetic/synthetic-leads';

export type StandaloneOptions = {
  /** Of the gateway, the only address for people; 0 takes a free one. */
  port: number;
  /** All lasting state: databases, lead tables, files, keys. */
  dataFolder: string;
  /** Synthetic leads by dictionary. Absent, like the seed: existing leads are kept; without any, the default number is made. */
  leads?: Readonly<Record<string, number | undefined>>;
  seed?: number | undefined;
  /** A server under a role that may create others; absent: the embedded one is started. */
  postgres?: string | undefined;
  /** In the form of the gateway's environment. */
  limitMaxima?: string | undefined;
  /** By which webhooks about messages are checked, as notification's variables; absent: no provider is known. */
  messageKeys?: Record<string, string> | undefined;
  siteFacts?: Record<string, string> | undefined;
  /** Which promos are offered, as billing's variables; absent: the demo's. */
  promotions?: Record<string, string> | undefined;
  /** By OTLP over HTTP; absent: none. */
  otlpUrl?: string | undefined;
  /** Absent: warnings. */
  logLevel?: string | undefined;
  /** For people of one's own; absent: the demo, which anybody who reaches it can open. */
  inPublic?: InPublic | undefined;
};

const kinds = new Map(drawnLeads);

const helpOf = (
  command: string,
): string => `${command} -- [--port N] [--data DIR] ${[...kinds.keys()].map((dictId) => `[--${dictId} N] `).join('')}[--seed S] [--postgres URL]
  --port        where the product listens (default 3000; 0 takes a free port)
  --data        where everything is kept (default .data)
${[...kinds]
  .map(
    ([dictId, { usualRows }]) =>
      `  --${dictId.padEnd(11)} synthetic ${dictId} (default: those that are there, else ${usualRows.toLocaleString('en-US')})`,
  )
  .join('\n')}
  --seed        the same seed makes the same leads (default: as they were made, else 1)
  --postgres    address of any database of a server, as a role that may make roles and databases (default: the
                embedded server)`;

const ROWS_MAX = 500_000_000;

export const productArguments = {
  port: { type: 'string', default: '3000' },
  data: { type: 'string', default: '.data' },
  seed: { type: 'string' },
  ...Object.fromEntries([...kinds.keys()].map((dictId) => [dictId, { type: 'string' as const }])),
} as const;

/** Throws one sentence and the usage for anything unknown. */
export function parseOptions(args: string[], command = 'npm start'): StandaloneOptions {
  try {
    const { values } = parseArgs({ args, options: { ...productArguments, postgres: { type: 'string' } } });
    return { ...productOptions(values), postgres: values.postgres };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : 'The arguments are not usable.'}\n${helpOf(command)}`, {
      cause: error,
    });
  }
}

export function optionsFrom(args: string[], env: Environment, command?: string): StandaloneOptions {
  return {
    ...parseOptions(args, command),
    limitMaxima: env['GATEWAY_LIMIT_MAXIMA'],
    messageKeys: given(messageKeyNames, env),
    siteFacts: given(siteFactNames, env),
    promotions: given(promotionNames, env),
    otlpUrl: env['LEADWRIGHT_OTLP_URL'],
    logLevel: env['LEADWRIGHT_LOG_LEVEL'],
    inPublic: inPublicOf(env),
  };
}

/** Webhooks are taken with these alone; without the other variables of a provider the mailbox keeps what is sent. */
const messageKeyNames = [
  'NOTIFICATION_SENDGRID_WEBHOOK_KEYS',
  'NOTIFICATION_TWILIO_AUTH_TOKEN',
  'NOTIFICATION_TWILIO_FORMER_AUTH_TOKEN',
];

const siteFactNames = [
  'GATEWAY_SITE',
  'GATEWAY_VIDEO_URL',
  'GATEWAY_DESKTOP_URL',
  'GATEWAY_CHANGELOG_ACCOUNT',
  'GATEWAY_SUPPORT_EMAIL',
  'GATEWAY_SUPPORT_TEXT',
  'GATEWAY_SUPPORT_PHONE',
];

const promotionNames = [
  'BILLING_PROMOS',
  'BILLING_PROMO_CODES',
  'BILLING_NOVEMBER_PRICE_CENTS',
  'BILLING_TRIALS_PER_DOMAIN',
  'BILLING_TRIALS_PER_NETWORK',
];

type Environment = Record<string, string | undefined>;

function given(names: readonly string[], env: Environment): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

type Values = { port: string; data: string; seed?: string };

/** Throws a sentence if a text is not a valid number. */
export function productOptions(values: Values): StandaloneOptions {
  return {
    port: whole('port', values.port, 65_535),
    dataFolder: values.data,
    leads: leadsFrom(Object.entries(values)),
    seed: wholeIfGiven('seed', values.seed, 2 ** 32 - 1),
  };
}

function leadsFrom(values: readonly [string, unknown][]): Record<string, number> {
  return Object.fromEntries(
    values.flatMap(([name, text]) =>
      kinds.has(name) && typeof text === 'string' ? [[name, whole(name, text, ROWS_MAX)]] : [],
    ),
  );
}

function wholeIfGiven(name: string, text: string | undefined, max: number): number | undefined {
  return text === undefined ? undefined : whole(name, text, max);
}

function whole(name: string, text: string, max: number): number {
  const value = Number(text.replaceAll(/[_,]/g, ''));
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`--${name} is a whole number from 0 to ${max.toLocaleString('en-US')}, not "${text}".`);
  }
  return value;
}
