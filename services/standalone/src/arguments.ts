import { parseArgs } from 'node:util';

export type StandaloneOptions = {
  /** Of the gateway, the one address people use; 0 takes a free port. */
  port: number;
  /** Everything that lasts: databases, lead tables, files, keys. */
  dataFolder: string;
  /** Absent, as the two below: the leads stay as they are; where there are none, they are made as usual. */
  consumers?: number | undefined;
  businesses?: number | undefined;
  seed?: number | undefined;
  /** Other maxima of the gateway's rate limits, as its environment would give them. */
  limitMaxima?: string | undefined;
  /** Where spans of all services go, by OTLP over HTTP; absent: none are made. */
  otlpUrl?: string | undefined;
};

const help = `npm start -- [--port N] [--data DIR] [--consumers N] [--businesses N] [--seed S]
  --port        where the product listens (default 3000; 0 takes a free port)
  --data        where everything is kept (default .data)
  --consumers   synthetic consumers (default: those that are there, else 1,000,000)
  --businesses  synthetic businesses (default: those that are there, else 100,000)
  --seed        the same seed makes the same leads (default: as they were made, else 1)`;

const ROWS_MAX = 500_000_000;

/** What every way of starting the product is told on its command line. */
export const productArguments = {
  port: { type: 'string', default: '3000' },
  data: { type: 'string', default: '.data' },
  consumers: { type: 'string' },
  businesses: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** Reads the command line; throws one sentence and the usage for anything it does not know. */
export function parseOptions(args: string[]): StandaloneOptions {
  try {
    return productOptions(parseArgs({ args, options: productArguments }).values);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : 'The arguments are not usable.'}\n${help}`, {
      cause: error,
    });
  }
}

type Values = { port: string; data: string; consumers?: string; businesses?: string; seed?: string };

/** Throws a sentence where a text is not the number it has to be. */
export function productOptions(values: Values): StandaloneOptions {
  return {
    port: whole('port', values.port, 65_535),
    dataFolder: values.data,
    consumers: given('consumers', values.consumers, ROWS_MAX),
    businesses: given('businesses', values.businesses, ROWS_MAX),
    seed: given('seed', values.seed, 2 ** 32 - 1),
  };
}

function given(name: string, text: string | undefined, max: number): number | undefined {
  return text === undefined ? undefined : whole(name, text, max);
}

function whole(name: string, text: string, max: number): number {
  const value = Number(text.replaceAll(/[_,]/g, ''));
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new Error(`--${name} is a whole number from 0 to ${max.toLocaleString('en-US')}, not "${text}".`);
  }
  return value;
}
