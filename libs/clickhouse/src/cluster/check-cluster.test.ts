import { QueryFailedError, type ClickHouse } from '../clickhouse.ts';
import { checkCluster } from './check-cluster.ts';

const knowing = (rows: object[]): Pick<ClickHouse, 'rows'> => ({ rows: <Row>() => Promise.resolve(rows as Row[]) });
const failing = (code: number | undefined): Pick<ClickHouse, 'rows'> => ({
  rows: () => Promise.reject(new QueryFailedError('no', code)),
});
const leads = { cluster: 'leads', shards: 2, nodes: 4, copied: 0 };

describe('a configured cluster', () => {
  it('is taken where the tables replicate, or where nothing has a replica', async () => {
    await checkCluster(knowing([leads]), 'leads');
    await checkCluster(knowing([{ ...leads, nodes: 2, copied: 2 }]), 'leads');
  });

  it('is refused where the servers know another, or none', async () => {
    await expect(checkCluster(knowing([{ ...leads, cluster: 'old' }]), 'leads')).rejects.toThrow(
      'the ClickHouse server knows no cluster leads; it knows old',
    );
    await expect(checkCluster(knowing([]), 'leads')).rejects.toThrow('it knows none');
  });

  it('is refused where every row would come to each replica twice', async () => {
    await expect(checkCluster(knowing([{ ...leads, copied: 1 }]), 'leads')).rejects.toThrow(
      'set internal_replication to true',
    );
  });

  it('is not judged by servers that do not answer, but by those that refuse', async () => {
    await checkCluster(failing(undefined), 'leads');
    await expect(checkCluster(failing(497), 'leads')).rejects.toThrow('no');
  });
});
