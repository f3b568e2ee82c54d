import { describe, expect, it } from '@jest/globals';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import { toMessage } from './contracts.ts';

describe('published messages', () => {
  it('carry an activated data set through the wire with every number whole', () => {
    const event = toMessage({
      type: 'DatasetActivated',
      dictId: 'consumers',
      version: 7,
      rows: 9_007_199_254_740_991,
      source: 'synthetic:1:9',
    });
    const received = fromBinary(
      SearchEventSchema,
      toBinary(SearchEventSchema, create(SearchEventSchema, { event })),
    ).event;
    expect(received).toMatchObject({
      case: 'datasetActivated',
      value: { dictId: 'consumers', datasetVersion: 7n, rows: 9_007_199_254_740_991n, source: 'synthetic:1:9' },
    });
  });
});
