import { chart, stat, type Board } from '../board.ts';

export const overview: Board = {
  uid: 'leadwright-overview',
  title: 'Overview',
  span: '3h',
  rows: [
    {
      title: 'Is the ledger right?',
      panels: [
        stat(
          'Rules broken, last hour',
          'short',
          { '': 'sum(increase(leadwright_ledger_violations_total[1h]))' },
          { red: 1, about: 'Any is a page.' },
        ),
        stat(
          'Since every account was checked',
          's',
          { '': 'max(leadwright_ledger_checked_age_seconds)' },
          { red: 86_400, about: 'More than a day is a ticket.' },
        ),
        stat(
          'Parked accounts',
          'short',
          { '{{service}}': 'sum by (service) (max by (service, consumer) (leadwright_parked_streams))' },
          { red: 1, about: 'Of billing: a page. Of others: a ticket.' },
        ),
        stat(
          'Effects without an answer, and given up',
          'short',
          {
            unknown: 'sum(max by (service) (leadwright_effects_unknown))',
            'given up': 'sum(max by (service) (leadwright_effects_dead_records))',
          },
          { red: 1 },
        ),
      ],
    },
    {
      title: 'Are the promises kept?',
      panels: [
        stat('Budget left of 30 days', 'percentunit', { '{{slo}}': 'slo:budget:left30d' }, { width: 24, redBelow: 0 }),
        chart(
          'Burn rate of the last hour',
          'short',
          { '{{slo}}': 'slo:burn:rate1h' },
          { red: 14.4, about: 'The dashboard of promises has each.' },
        ),
        stat(
          'Alerts that fire',
          'short',
          { '{{alertname}}': 'count by (alertname, severity) (ALERTS{alertstate="firing"})' },
          { width: 12, red: 1, about: 'docs/runbook.md has a heading for each.' },
        ),
      ],
    },
    {
      title: 'Do events flow, do people get their files?',
      panels: [
        chart(
          'Oldest event that is not published',
          's',
          { '{{service}}': 'max by (service) (leadwright_outbox_oldest_age_seconds)' },
          { red: 60, about: 'A page above 60 s.' },
        ),
        chart('Records not yet handled', 'short', {
          '{{consumer}}': 'max by (consumer) (leadwright_consumer_lag_records)',
        }),
        chart('Requests a second', 'reqps', {
          '{{service}}': 'sum by (service) (rate(leadwright_http_server_duration_seconds_count[5m]))',
        }),
        chart('Downloads ended a minute', 'short', {
          '{{outcome}}': 'sum by (outcome) (rate(leadwright_download_duration_seconds_count[5m])) * 60',
        }),
      ],
    },
    {
      title: 'What do people wait for an answer to?',
      panels: [
        chart(
          'Privacy requests that wait, and late ones',
          'short',
          {
            waiting: 'max(leadwright_privacy_requests_open_records)',
            late: 'max(leadwright_privacy_requests_overdue_records)',
          },
          { about: 'Requests about the data of people that no super-admin has answered.' },
        ),
        chart(
          'Messages handed over, p95',
          's',
          {
            '{{channel}}':
              'histogram_quantile(0.95, sum by (le, channel) (rate(leadwright_message_handover_duration_seconds_bucket[30m])))',
          },
          { about: 'Promised: mails within 60 s, text messages within 10 s.' },
        ),
      ],
    },
  ],
};
