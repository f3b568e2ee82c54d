import { parseZips } from './paste-zips.ts';

describe('pasted ZIP codes', () => {
  it('are split at commas, blanks and line ends, once each, with leading zeros', () => {
    expect(parseZips('85001, 85002\n02134\t85001;90210-1234')).toEqual({
      zips: ['85001', '85002', '02134', '90210'],
      bad: [],
    });
  });
  it('name what is not one', () => {
    expect(parseZips('85001 8500 Phoenix')).toEqual({ zips: ['85001'], bad: ['8500', 'Phoenix'] });
  });
});
