import { keepEngine } from '@leadwright/runtime/process/kept-engine';
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.ts';

export type KeptPostgres = {
  superuserUrl(database: string): string;
  /** Milliseconds since it died; 0 while it runs. */
  downMs(): number;
  stop(): Promise<void>;
};

/** The embedded server for as long as the product runs: one that dies is started again, at the same address. */
export async function keepEmbeddedPostgres(
  options: Omit<EmbeddedPostgresOptions, 'signal'>,
  say: (sentence: string) => void,
): Promise<KeptPostgres> {
  let { port } = options;
  const kept = await keepEngine({
    name: 'PostgreSQL',
    start: async (signal) => {
      const server = await startEmbeddedPostgres({ ...options, signal, ...(port === undefined ? {} : { port }) });
      ({ port } = server);
      return server;
    },
    say,
  });
  return { superuserUrl: kept.engine().superuserUrl, downMs: kept.downMs, stop: kept.stop };
}
