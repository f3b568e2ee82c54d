// JavaScript without packages: it is read before anything is installed or built, so that a mistake is said at once.
import { parseArgs } from 'node:util';

/** Of which any number may be asked for, with how many are made without a number; a test holds it to libs/leads. */
export const usualLeads = { consumers: 1_000_000, businesses: 100_000 };

export const productArguments = {
  port: { type: 'string', default: '3000' },
  data: { type: 'string', default: '.data' },
  seed: { type: 'string' },
  ...Object.fromEntries(Object.keys(usualLeads).map((dictId) => [dictId, { type: 'string' }])),
};

/** Throws one sentence and the usage for anything unknown. */
export function readArguments(args, command) {
  const help = helpOf(command);
  const options = {
    ...productArguments,
    postgres: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  };
  try {
    const { values } = parseArgs({ args, options });
    return { values, help };
  } catch (error) {
    throw new Error(`${error.message}\n${help}`, { cause: error });
  }
}

const helpOf = (command) => `${command} -- [--port N] [--data DIR] ${Object.keys(usualLeads)
  .map((dictId) => `[--${dictId} N] `)
  .join('')}[--seed S] [--postgres URL]
  --port        where the product listens (default 3000; 0 takes a free port)
  --data        where everything is kept (default .data)
${Object.entries(usualLeads)
  .map(
    ([dictId, rows]) =>
      `  --${dictId.padEnd(11)} synthetic ${dictId} (default: those that are there, else ${rows.toLocaleString('en-US')})`,
  )
  .join('\n')}
  --seed        the same seed makes the same leads (default: as they were made, else 1)
  --postgres    address of any database of a server, as a role that may make roles and databases (default: the
                embedded server)
  --help        this text`;
