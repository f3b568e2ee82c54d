import { chart, stat, type Board } from '../board.ts';

export const events: Board = {
  uid: 'leadwright-events',
  title: 'Ledger and events',
  span: '3h',
  rows: [
    {
      title: 'Is the ledger right?',
      panels: [
        chart(
          'Rules broken',
          'short',
          { 'rule {{rule}}': 'sum by (rule) (increase(leadwright_ledger_violations_total[15m]))' },
          { red: 1, about: 'docs/invariants.md has the rules. Any is a page.' },
        ),
        chart(
          'Since every account was checked',
          's',
          { '': 'max(leadwright_ledger_checked_age_seconds)' },
          { red: 86_400 },
        ),
        stat(
          'Differences between the books',
          'short',
          { '': 'max(leadwright_book_differences_records)' },
          { red: 1, width: 12, about: 'Any is a page, and no month closes.' },
        ),
        chart(
          'Since every account was compared with the second book',
          's',
          { '': 'max(leadwright_book_compared_age_seconds)' },
          { red: 7_200 },
        ),
        stat(
          'Latest boundary',
          's',
          { '': 'max(leadwright_reset_lateness_seconds)' },
          { red: 300, width: 12, about: 'Promised: within five minutes.' },
        ),
        stat(
          'Boundaries nobody looked at, last hour',
          'short',
          { '': 'sum(increase(leadwright_boundaries_passed_total[1h]))' },
          { width: 12 },
        ),
      ],
    },
    {
      title: 'Do events get out?',
      panels: [
        chart(
          'Oldest event that is not published',
          's',
          { '{{service}}': 'max by (service) (leadwright_outbox_oldest_age_seconds)' },
          { red: 60, about: 'A page above 60 s.' },
        ),
        chart(
          'Horizon held back',
          's',
          { cluster: 'max(leadwright_horizon_age_seconds)' },
          { red: 30, about: 'A page above 30 s.' },
        ),
      ],
    },
    {
      title: 'Are they handled?',
      panels: [
        chart('Records not yet handled', 'short', {
          '{{consumer}}': 'max by (consumer) (leadwright_consumer_lag_records)',
        }),
        chart(
          'Since the last progress',
          's',
          { '{{consumer}}': 'max by (consumer) (leadwright_consumer_progress_age_seconds)' },
          { red: 60, about: 'With records before it, a page above 60 s.' },
        ),
        chart('Handled a second', 'ops', {
          '{{consumer}}': 'sum by (consumer) (rate(leadwright_inbox_applied_total[5m]))',
        }),
        chart(
          'Seen later than two seconds',
          'percentunit',
          {
            '{{consumer}}':
              'sum by (consumer) (rate(leadwright_inbox_late_total[5m])) / sum by (consumer) (rate(leadwright_inbox_applied_total[5m]))',
          },
          { red: 0.01, about: 'Promised: at most 1 %.' },
        ),
        chart(
          'Age of the oldest record that waits',
          's',
          { '{{consumer}}': 'max by (consumer) (leadwright_consumer_lag_seconds)' },
          { red: 600, width: 24 },
        ),
        chart(
          'Parked accounts',
          'short',
          { '{{consumer}}': 'max by (consumer) (leadwright_parked_streams)' },
          { red: 1, about: 'scripts/operate list. Of billing: a page.' },
        ),
        chart(
          'Repeats, gaps, new tries, rebalances',
          'short',
          {
            repeats: 'sum(increase(leadwright_inbox_duplicates_total[5m]))',
            gaps: 'sum(increase(leadwright_inbox_gaps_total[5m]))',
            'new tries': 'sum(increase(leadwright_inbox_retries_total[5m]))',
            rebalances: 'sum(increase(leadwright_rebalances_total[5m]))',
          },
          { about: 'In five minutes.' },
        ),
      ],
    },
    {
      title: 'What is done outside?',
      panels: [
        stat(
          'Without an answer',
          'short',
          { '{{service}}': 'max by (service) (leadwright_effects_unknown)' },
          { red: 1, about: 'A ticket after an hour.' },
        ),
        stat(
          'Given up, mails and calls',
          'short',
          { '{{service}}': 'max by (service) (leadwright_effects_dead_records)' },
          { red: 1 },
        ),
        stat(
          'Oldest provider event that waits',
          's',
          { '': 'max(leadwright_webhooks_waiting_age_seconds)' },
          { red: 900, about: 'More than a quarter of an hour wakes somebody.' },
        ),
        stat(
          'Parked provider events',
          'short',
          { '': 'max(leadwright_webhooks_parked_records)' },
          { red: 1, about: 'They failed for good and wait for a redrive.' },
        ),
        stat(
          'Refused provider events, last hour',
          'short',
          {
            '{{processor}} {{reason}}': 'sum by (processor, reason) (increase(leadwright_webhook_rejected_total[1h]))',
          },
          { width: 12, about: 'A wrong signature is a key that was rotated, or somebody who tries.' },
        ),
        stat(
          'Differences from the provider, last day',
          'short',
          { '{{processor}}': 'sum by (processor) (increase(leadwright_reconciliation_differences_total[1d]))' },
          { width: 12, red: 1, about: 'Changes that no event had told.' },
        ),
      ],
    },
  ],
};
