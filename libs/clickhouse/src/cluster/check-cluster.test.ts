import { QueryAbortedError, QueryFailedError, type ClickHouse, type Statement } from '../clickhouse.ts';
import { checkCluster } from './check-cluster.ts';

const knowing = (clusters: object[], tables: object[] = []): Pick<ClickHouse, 'rows'> => ({
  rows: <Row>({ sql }: Statement) => Promise.resolve((sql.includes('system.clusters') ? clusters : tables) as Row[]),
});
const failing = (error: Error): Pick<ClickHouse, 'rows'> => ({ rows: () => Promise.reject(error) });
const layout = { cluster: 'leads', shardedBy: { 'shop.rows': 'cityHash64(owner)' } };
const leads = { cluster: 'leads', shards: 2, nodes: 4, copied: 0 };

describe('a configured cluster', () => {
  it('is taken where the tables replicate, or where nothing has a replica', async () => {
    await checkCluster(knowing([leads]), layout);
    await checkCluster(knowing([{ ...leads, nodes: 2, copied: 2 }]), layout);
  });

  it('is refused where the servers know another, or none', async () => {
    await expect(checkCluster(knowing([{ ...leads, cluster: 'old' }]), layout)).rejects.toThrow(
      'the ClickHouse server knows no cluster leads; it knows old',
    );
    await expect(checkCluster(knowing([]), layout)).rejects.toThrow('it knows none');
  });

  it('is refused where every row would come to each replica twice', async () => {
    await expect(checkCluster(knowing([{ ...leads, copied: 1 }]), layout)).rejects.toThrow(
      'set internal_replication to true',
    );
  });

  it('is refused where its tables are those of one node, which no file would make anew', async () => {
    await expect(checkCluster(knowing([leads], [{ name: 'shop.rows' }]), layout)).rejects.toThrow(
      'shop.rows of this server were made for one node',
    );
  });

  it('is not judged by servers that do not answer, but by those that refuse', async () => {
    await checkCluster(failing(new QueryFailedError('no', undefined)), layout);
    await checkCluster(failing(new QueryAbortedError('late')), layout);
    await expect(checkCluster(failing(new QueryFailedError('no', 497)), layout)).rejects.toThrow('no');
  });
});
