import { chart, stat, type Board } from '../board.ts';

export const promises: Board = {
  uid: 'leadwright-promises',
  title: 'Promises',
  span: '7d',
  variable: { name: 'slo', of: 'slo:budget:share' },
  rows: [
    {
      title: 'What is left of the budgets of 30 days?',
      panels: [
        stat(
          'Budget left',
          'percentunit',
          { '{{slo}}': 'slo:budget:left30d{slo=~"$slo"}' },
          { width: 24, redBelow: 0, about: '100 % is a whole budget. Below 0 more was broken than is promised.' },
        ),
        chart(
          'Budget left, over time',
          'percentunit',
          { '{{slo}}': 'slo:budget:left30d{slo=~"$slo"}' },
          { width: 24, redBelow: 0 },
        ),
      ],
    },
    {
      title: 'How fast are they used up?',
      panels: [
        chart(
          'Burn rate, an hour',
          'short',
          { '{{slo}}': 'slo:burn:rate1h{slo=~"$slo"}' },
          { red: 14.4, about: 'A page above 14.4, if the last five minutes are above it too.' },
        ),
        chart('Burn rate, five minutes', 'short', { '{{slo}}': 'slo:burn:rate5m{slo=~"$slo"}' }, { red: 14.4 }),
        chart(
          'Burn rate, six hours',
          'short',
          { '{{slo}}': 'slo:burn:rate6h{slo=~"$slo"}' },
          { red: 6, about: 'A page above 6, if the last half hour is above it too.' },
        ),
        chart('Burn rate, half an hour', 'short', { '{{slo}}': 'slo:burn:rate30m{slo=~"$slo"}' }, { red: 6 }),
        chart(
          'Burn rate, three days',
          'short',
          { '{{slo}}': 'slo:burn:rate3d{slo=~"$slo"}' },
          { red: 1, about: 'A ticket above 1.' },
        ),
        chart('Share that breaks the promise', 'percentunit', { '{{slo}}': 'slo:bad:share5m{slo=~"$slo"}' }),
      ],
    },
    {
      title: 'How much happens?',
      panels: [
        chart(
          'Events of each promise a second',
          'ops',
          { '{{slo}}': 'slo:events:rate5m{slo=~"$slo"}' },
          { width: 24, about: 'Those about what waits are 1 by nature: their share is one of time.' },
        ),
      ],
    },
  ],
};
