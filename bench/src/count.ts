// A nationwide count with 8 filters through the whole product (gateway, token, service, compiler, engine).
// Bare: the same SELECT on the engine alone.
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { countLeads } from '@leadwright/leads/compile/compile';
import { median, row, type Row } from './result.ts';
import { askedOf, country, eightFilters } from './scale/queries.ts';

const RUNS = 15;

type Counted = { count: number; datasetVersion: number };

// Each run filters by another year, so that no answer comes from a cache.
const search = (run: number): object => ({ dictId: 'consumers', geography: country, filters: eightFilters(run) });

/** `post` sends the count to the product. Throws if the bare engine counts another number. */
export async function benchCount(clickhouse: ClickHouse, post: (body: object) => Promise<Counted>): Promise<Row[]> {
  const { datasetVersion } = await post(search(0));
  const ours: number[] = [];
  const bare: number[] = [];
  for (let run = 1; run <= RUNS; run++) {
    const statement = countLeads(askedOf(country, eightFilters(run)), datasetVersion);
    // Alternate which one runs first, so that neither always profits from pages that the other has warmed.
    const counted = { ours: 0, bare: 0 };
    const askProduct = async (): Promise<void> => {
      ours.push(
        await milliseconds(async () => {
          counted.ours = (await post(search(run))).count;
        }),
      );
    };
    const askEngine = async (): Promise<void> => {
      bare.push(
        await milliseconds(async () => {
          counted.bare = Number(Object.values((await clickhouse.rows<Record<string, number>>(statement))[0] ?? {})[0]);
        }),
      );
    };
    for (const ask of run % 2 ? [askProduct, askEngine] : [askEngine, askProduct]) await ask();
    if (counted.ours !== counted.bare)
      throw new Error(`the product counts ${counted.ours}, the engine ${counted.bare}`);
  }
  return [
    row('nationwide count, 8 filters', 'ms (median)', median(ours), median(bare), {
      text: 'within 1.3x of the bare engine plus 5 ms',
      met: (a, b) => a <= 1.3 * b + 5,
    }),
  ];
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
