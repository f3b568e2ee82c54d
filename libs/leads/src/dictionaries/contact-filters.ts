import type { ChoiceColumn } from '../dictionary.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const common = {
  group: 'Contact',
  inputType: 'checkbox',
  clickhouseType: 'LowCardinality(String)',
  importAs: 'item',
} as const;

export const contactFilters: readonly ChoiceColumn[] = [
  { ...common, fieldName: 'has_phone', label: 'Has phone', items: yesNo },
  { ...common, fieldName: 'has_email', label: 'Has e-mail', items: yesNo },
  {
    ...common,
    fieldName: 'do_not_call',
    label: 'Do-not-call registry',
    exports: true,
    scrubbed: true,
    items: [
      { value: 'clear', label: 'Checked, not listed' },
      { value: 'listed', label: 'Listed' },
    ],
  },
];
