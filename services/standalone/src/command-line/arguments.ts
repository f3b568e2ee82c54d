import { inPublicOf, type InPublic } from '../in-public/in-public.ts';
import { readArguments, usualLeads } from './read-arguments.mjs';

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

const ROWS_MAX = 500_000_000;

/** Throws one sentence and the usage for anything unknown. */
export function parseOptions(args: string[], command = 'npm start'): StandaloneOptions {
  const { values, help } = readArguments(args, command);
  try {
    return { ...productOptions(values), postgres: values.postgres };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : 'The arguments are not usable.'}\n${help}`, {
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
      Object.hasOwn(usualLeads, name) && typeof text === 'string' ? [[name, whole(name, text, ROWS_MAX)]] : [],
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
