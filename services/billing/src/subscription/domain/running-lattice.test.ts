import { boundary } from '../../kernel/domain/lattice.ts';
import { runningLattice } from './running-lattice.ts';

const at = '2027-03-10T12:00:00.000000Z';

describe('the lattice of an imported plan', () => {
  it.each([
    [
      'counted from years ago',
      '2023-01-31T15:00:00Z',
      '2027-02-28T15:00:00.000000Z',
      '2027-03-31T15:00:00.000000Z',
      true,
    ],
    [
      'in its first period',
      '2027-03-01T00:00:00Z',
      '2027-03-01T00:00:00.000000Z',
      '2027-04-01T00:00:00.000000Z',
      undefined,
    ],
    [
      'whose anchor is its next billing day',
      '2027-03-31T08:00:00Z',
      '2027-02-28T08:00:00.000000Z',
      '2027-03-31T08:00:00.000000Z',
      true,
    ],
    [
      'whose anchor is next year',
      '2028-05-15T08:00:00Z',
      '2027-02-15T08:00:00.000000Z',
      '2027-03-15T08:00:00.000000Z',
      true,
    ],
    ['that begins now', at, at, '2027-04-10T12:00:00.000000Z', undefined],
    ['without an anchor', null, at, '2027-04-10T12:00:00.000000Z', true],
  ])('%s goes on with the running period and its billing day', (_, anchoredAt, startsAt, endsAt, continues) => {
    const lattice = runningLattice('l', anchoredAt, at, 'UTC');
    expect([lattice.anchorAt, boundary(lattice, 1), lattice.continues]).toEqual([startsAt, endsAt, continues]);
  });
});
