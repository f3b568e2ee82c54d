import { complaintsOf, type ImageFacts } from './image-facts.ts';

const right: ImageFacts = {
  bytes: 165_000_000,
  user: '10001:10001',
  uid: 10_001,
  node: '24.21.0',
  writes: [],
  shells: [],
  components: 90,
  made: '24.21.0',
};

it('nothing is said of an image that is small, confined and known', () => {
  expect(complaintsOf(right)).toEqual([]);
});

it.each<[Partial<ImageFacts>, string]>([
  [{ bytes: 200_000_001 }, 'LARGER than 200 MB'],
  [{ user: '' }, 'runs as "", 10001'],
  [{ user: 'root' }, 'runs as "root", 10001'],
  [{ user: '0:0' }, 'runs as "0:0", 10001'],
  [{ uid: 0 }, 'runs as "10001:10001", 0'],
  [{ node: '20.20.2', made: '20.20.2' }, 'Node 20.20.2, not 24'],
  [{ writes: ['/app'] }, 'writes to /app'],
  [{ shells: ['/bin/sh'] }, 'holds /bin/sh'],
  [{ components: 1 }, 'its bill of materials names Node 24.21.0 and 1 components'],
  [{ made: '24.20.0' }, 'its bill of materials names Node 24.20.0 and 90 components'],
])('%j is complained of', (change, complaint) => {
  expect(complaintsOf({ ...right, ...change })).toEqual([complaint]);
});
