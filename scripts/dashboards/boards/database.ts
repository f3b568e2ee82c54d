import { chart, type Board } from '../board.ts';

const wait = 'leadwright_pg_pool_wait_seconds';

export const database: Board = {
  uid: 'leadwright-database',
  title: 'Database',
  span: '3h',
  variable: { name: 'service', of: `${wait}_count` },
  rows: [
    {
      title: 'Do services get connections?',
      panels: [
        chart(
          'Waiting for a connection, p99',
          's',
          {
            '{{service}}': `histogram_quantile(0.99, sum by (le, service) (rate(${wait}_bucket{service=~"$service"}[5m])))`,
          },
          { red: 0.5, about: 'A ticket above half a second.' },
        ),
        chart('Waiting for a connection, p50', 's', {
          '{{service}}': `histogram_quantile(0.5, sum by (le, service) (rate(${wait}_bucket{service=~"$service"}[5m])))`,
        }),
        chart('Connections taken a second', 'ops', {
          '{{service}}': `sum by (service) (rate(${wait}_count{service=~"$service"}[5m]))`,
        }),
        chart(
          'Seconds waited a second',
          's',
          { '{{service}}': `sum by (service) (rate(${wait}_sum{service=~"$service"}[5m]))` },
          { about: 'How many requests wait at any moment.' },
        ),
      ],
    },
    {
      title: 'Does a transaction hold the others back?',
      panels: [
        chart(
          'Horizon held back',
          's',
          { cluster: 'max(leadwright_horizon_age_seconds)' },
          { red: 30, about: 'A page above 30 s: docs/runbook.md#horizonheldback has the query that finds it.' },
        ),
        chart(
          'Oldest event that is not published',
          's',
          { '{{service}}': 'max by (service) (leadwright_outbox_oldest_age_seconds{service=~"$service"})' },
          { red: 60 },
        ),
      ],
    },
    {
      title: 'Is there room, and a copy?',
      panels: [
        chart(
          'Share of the connections that are open',
          'percentunit',
          { server: 'max(leadwright_pg_open_connections / leadwright_pg_max_connections)' },
          { red: 0.9 },
        ),
        chart(
          'Standbys that are missing',
          'short',
          { server: 'max(leadwright_pg_missing_standbys)' },
          { red: 1, about: 'Empty where none is set up.' },
        ),
        chart(
          'Since the archive fails',
          's',
          { server: 'max(leadwright_pg_archive_failing_seconds)' },
          { red: 900, about: 'Empty where nothing is archived.' },
        ),
        chart(
          'Since the last backup of the data folder',
          's',
          { product: 'time() - max(leadwright_backup_completed_timestamp_seconds)' },
          { red: 108_000, about: 'Of npm start, by npm run operate; empty elsewhere, and before the first.' },
        ),
      ],
    },
    {
      title: 'What asks it?',
      panels: [
        chart('Requests a second', 'reqps', {
          '{{service}}':
            'sum by (service) (rate(leadwright_http_server_duration_seconds_count{service=~"$service"}[5m]))',
        }),
        chart('Records handled a second', 'ops', {
          '{{service}}': 'sum by (service) (rate(leadwright_inbox_applied_total{service=~"$service"}[5m]))',
        }),
      ],
    },
  ],
};
