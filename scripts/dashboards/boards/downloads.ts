import { chart, stat, type Board } from '../board.ts';

const took = 'leadwright_download_duration_seconds';

export const downloads: Board = {
  uid: 'leadwright-downloads',
  title: 'Downloads',
  span: '6h',
  rows: [
    {
      title: 'Do people get their files?',
      panels: [
        stat(
          'Downloads without progress',
          'short',
          { '': 'max(leadwright_downloads_without_progress)' },
          { red: 1, about: 'Not moved for five minutes; after an hour they are failed.' },
        ),
        stat('Failed, last hour', 'short', { '': `sum(increase(${took}_count{outcome="failed"}[1h]))` }, { red: 1 }),
        stat('Ready, last hour', 'short', { '': `sum(increase(${took}_count{outcome="ready"}[1h]))` }),
        stat(
          'Ended within ten minutes, last day',
          'percentunit',
          { '': `sum(increase(${took}_bucket{le="600"}[1d])) / sum(increase(${took}_count[1d]))` },
          { redBelow: 0.999, about: 'Promised: 99.9 %.' },
        ),
        chart(
          'Until ready, p95',
          's',
          {
            'up to {{rows_max}} rows': `histogram_quantile(0.95, sum by (le, rows_max) (rate(${took}_bucket{outcome="ready"}[30m])))`,
          },
          { about: 'Promised: 15 s for 5,000 rows, 60 s for 50,000, 4 min for 200,000.' },
        ),
        chart('Until ready, p50', 's', {
          'up to {{rows_max}} rows': `histogram_quantile(0.5, sum by (le, rows_max) (rate(${took}_bucket{outcome="ready"}[30m])))`,
        }),
        chart('Ended a minute', 'short', {
          '{{outcome}}, up to {{rows_max}}': `sum by (outcome, rows_max) (rate(${took}_count[5m])) * 60`,
        }),
        chart(
          'Burn rate of their promises',
          'short',
          { '{{slo}}': 'slo:burn:rate1h{slo=~"download.*"}' },
          { red: 14.4 },
        ),
      ],
    },
    {
      title: 'Where does the time go?',
      panels: [
        chart('Asked for', 'reqps', {
          '{{status}}':
            'sum by (status) (rate(leadwright_http_server_duration_seconds_count{service="export",route="/api/v2/downloads",method="POST"}[5m]))',
        }),
        chart(
          'Free share of the disk of files',
          'percentunit',
          { '': 'min(leadwright_disk_free_bytes / leadwright_disk_size_bytes)' },
          { about: 'Below a twentieth new orders are refused. Empty with a bucket.' },
        ),
        chart('Records before export and billing', 'short', {
          '{{consumer}}':
            'max by (consumer) (leadwright_consumer_lag_records{consumer=~"export.billing|billing.export"})',
        }),
      ],
    },
  ],
};
