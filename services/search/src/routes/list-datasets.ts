import { listDatasets } from '@leadwright/contracts/routes/search/dictionaries';
import { dictionaryOf } from '@leadwright/leads/dictionaries';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { implement } from '@leadwright/runtime/http/declared-route';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { listActiveDatasets } from '../projections/active-dataset.ts';

/** Datasets belong to no account. */
export function listDatasetsRoute(app: HttpApp, { database }: { database: Database }): void {
  implement(app, listDatasets, async () => ({
    datasets: (await inScope(database.db, [], listActiveDatasets)).map(({ dictId, rows, source, activatedAt }) => ({
      ...{ dictId, rows, source, activatedAt },
      name: dictionaryOf(dictId)?.name ?? dictId,
    })),
  }));
}
