import { chart, type Board } from '../board.ts';

const requests = 'leadwright_http_server_duration_seconds';

export const services: Board = {
  uid: 'leadwright-services',
  title: 'Services',
  span: '3h',
  variable: { name: 'service', of: `${requests}_count` },
  rows: [
    {
      title: 'How much, how faulty, how slow?',
      panels: [
        chart('Requests a second', 'reqps', {
          '{{service}}': `sum by (service) (rate(${requests}_count{service=~"$service"}[5m]))`,
        }),
        chart('Share of faults', 'percentunit', {
          '{{service}}': `sum by (service) (rate(${requests}_count{service=~"$service",status=~"5.."}[5m])) / sum by (service) (rate(${requests}_count{service=~"$service"}[5m]))`,
        }),
        chart('Answers, p50', 's', {
          '{{service}}': `histogram_quantile(0.5, sum by (le, service) (rate(${requests}_bucket{service=~"$service",route!="/api/v2/events"}[5m])))`,
        }),
        chart('Answers, p95', 's', {
          '{{service}}': `histogram_quantile(0.95, sum by (le, service) (rate(${requests}_bucket{service=~"$service",route!="/api/v2/events"}[5m])))`,
        }),
        chart('Slowest routes, p95', 's', {
          '{{service}} {{method}} {{route}}': `topk(8, histogram_quantile(0.95, sum by (le, service, method, route) (rate(${requests}_bucket{service=~"$service",route!="/api/v2/events"}[5m]))))`,
        }),
        chart('Routes with faults', 'reqps', {
          '{{service}} {{method}} {{route}} {{status}}': `topk(8, sum by (service, method, route, status) (rate(${requests}_count{service=~"$service",status=~"5.."}[5m])) > 0)`,
        }),
        chart(
          'Refusals a second',
          'reqps',
          {
            '{{service}} {{status}}': `sum by (service, status) (rate(${requests}_count{service=~"$service",status=~"4.."}[5m]))`,
          },
          { width: 24, about: '429 is a limit, 401 and 403 are people or strangers without a right.' },
        ),
      ],
    },
    {
      title: 'What are processes short of?',
      panels: [
        chart(
          'Event loop, worst delay',
          's',
          { '{{service}}': 'max by (service) (leadwright_eventloop_delay_seconds{service=~"$service",quantile="1"})' },
          { red: 1, about: 'A ticket above 1 s, a restart above 5 s.' },
        ),
        chart('Event loop, p99', 's', {
          '{{service}}': 'max by (service) (leadwright_eventloop_delay_seconds{service=~"$service",quantile="0.99"})',
        }),
        chart(
          'Memory',
          'bytes',
          { '{{service}}': 'max by (service) (leadwright_process_memory_bytes{service=~"$service"})' },
          { about: 'Resident. Flat, whatever the load of the day.' },
        ),
        chart(
          'Waiting for a database connection, p99',
          's',
          {
            '{{service}}':
              'histogram_quantile(0.99, sum by (le, service) (rate(leadwright_pg_pool_wait_seconds_bucket{service=~"$service"}[5m])))',
          },
          { red: 0.5 },
        ),
        chart('Processes that answer', 'short', { '{{instance}}': 'up{job="services"}' }),
        chart('Starts, last hour', 'short', {
          '{{service}}': 'sum by (service) (changes(leadwright_process_start_time_seconds{service=~"$service"}[1h]))',
        }),
        chart(
          'Leads without words',
          'short',
          { leads: 'max(leadwright_leads_without_words_records)' },
          { width: 24, red: 1, about: 'Of large versions. A ticket after an hour: they are counted one by one.' },
        ),
        chart(
          'Age of the do-not-call list',
          's',
          { '{{kind}}': 'time() - min by (kind) (leadwright_leads_registry_day_timestamp_seconds)' },
          { red: 1_209_600, about: 'That leads were checked against. A ticket after 14 days, a page after 28.' },
        ),
        chart(
          'Age of the leads',
          's',
          { '{{kind}}': 'time() - min by (kind) (leadwright_leads_renewed_timestamp_seconds)' },
          { red: 10_368_000, about: 'Since their version is searched. A ticket after 120 days.' },
        ),
      ],
    },
  ],
};
