// Industries as one list of values: a letter is a division, two digits a major group, four digits
// an industry of the 1987 Standard Industrial Classification.
import type { Item } from '../dictionary.ts';

export const sicItems: readonly Item[] = [
  { value: 'A', label: 'Agriculture, forestry and fishing' },
  { value: 'B', label: 'Mining' },
  { value: 'C', label: 'Construction' },
  { value: 'D', label: 'Manufacturing' },
  { value: 'E', label: 'Transportation, communications and utilities' },
  { value: 'F', label: 'Wholesale trade' },
  { value: 'G', label: 'Retail trade' },
  { value: 'H', label: 'Finance, insurance and real estate' },
  { value: 'I', label: 'Services' },
  { value: 'J', label: 'Public administration' },
];
