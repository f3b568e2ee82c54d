// What a dashboard is made of: rows of panels that ask Prometheus. The rest of Grafana's model is the same for each.

/** Series by their name in the legend: '' where there is one, `{{label}}` where a label names it. */
export type Asks = Record<string, string>;

export type Panel = {
  title: string;
  kind: 'timeseries' | 'stat' | 'table';
  /** Of Grafana's units: s, short, reqps, ops, percentunit, bytes. */
  unit: string;
  asks: Asks;
  /** Red from here on. */
  red?: number;
  /** Red below, where little is bad. */
  redBelow?: number;
  about?: string;
  /** Of 24 columns. */
  width: number;
};

export type Board = {
  uid: string;
  title: string;
  /** The span that it opens with, for example `3h`. */
  span: string;
  /** A variable `$name` whose values are the label `name` of a series. */
  variable?: { name: string; of: string };
  rows: { title: string; panels: Panel[] }[];
};

const metricsSource = { type: 'prometheus', uid: 'metrics' };
const heights = { timeseries: 8, stat: 4, table: 9 };

/** Grafana's model of a board. */
export function modelOf({ uid, title, span, variable, rows }: Board): object {
  const panels: object[] = [];
  let y = 0;
  for (const { title: row, panels: inRow } of rows) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title: row,
      collapsed: false,
      panels: [],
      gridPos: { h: 1, w: 24, x: 0, y },
    });
    y += 1;
    let x = 0;
    let tallest = 0;
    for (const panel of inRow) {
      const h = heights[panel.kind];
      if (x + panel.width > 24) {
        y += tallest;
        x = 0;
        tallest = 0;
      }
      panels.push(panelOf(panel, panels.length + 1, { h, w: panel.width, x, y }));
      x += panel.width;
      tallest = Math.max(tallest, h);
    }
    y += tallest;
  }
  return {
    uid,
    title,
    tags: ['leadwright'],
    timezone: 'utc',
    schemaVersion: 41,
    version: 1,
    refresh: '30s',
    time: { from: `now-${span}`, to: 'now' },
    editable: false,
    templating: { list: variable ? [variableOf(variable)] : [] },
    annotations: { list: [] },
    links: [
      {
        title: 'Dashboards',
        type: 'dashboards',
        tags: ['leadwright'],
        asDropdown: true,
        includeVars: false,
        keepTime: true,
      },
      { title: 'Traces', type: 'link', url: '/explore?left=%7B%22datasource%22:%22traces%22%7D', targetBlank: true },
    ],
    panels,
  };
}

function variableOf({ name, of }: { name: string; of: string }): object {
  const query = `label_values(${of}, ${name})`;
  return {
    name,
    type: 'query',
    query,
    datasource: metricsSource,
    refresh: 2,
    multi: true,
    includeAll: true,
    allValue: '.*',
    current: { text: 'All', value: '$__all' },
  };
}

function panelOf({ title, kind, unit, asks, red, redBelow, about }: Panel, id: number, gridPos: object): object {
  const below =
    redBelow === undefined
      ? undefined
      : [
          { color: 'red', value: null },
          { color: 'green', value: redBelow },
        ];
  const steps = below ?? [
    { color: 'green', value: null },
    ...(red === undefined ? [] : [{ color: 'red', value: red }]),
  ];
  const isMarked = red !== undefined || below !== undefined;
  return {
    id,
    type: kind,
    title,
    ...(about === undefined ? {} : { description: about }),
    datasource: metricsSource,
    gridPos,
    fieldConfig: {
      defaults: {
        unit,
        ...(below ? {} : { min: 0 }),
        thresholds: { mode: 'absolute', steps },
        ...(kind === 'timeseries' && isMarked ? { custom: { thresholdsStyle: { mode: 'line' } } } : {}),
      },
      overrides: [],
    },
    targets: Object.entries(asks).map(([legendFormat, expr], i) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + i),
      expr,
      legendFormat,
      ...(kind === 'timeseries' ? {} : { instant: true }),
      ...(kind === 'table' ? { format: 'table' } : {}),
      datasource: metricsSource,
    })),
    ...(kind === 'stat' ? { options: { reduceOptions: { calcs: ['lastNotNull'] }, colorMode: 'background' } } : {}),
  };
}

/** Over time. */
export const chart = (title: string, unit: string, asks: Asks, more: Partial<Panel> = {}): Panel => ({
  title,
  kind: 'timeseries',
  unit,
  asks,
  width: 12,
  ...more,
});

/** One number for each series, now. */
export const stat = (title: string, unit: string, asks: Asks, more: Partial<Panel> = {}): Panel => ({
  title,
  kind: 'stat',
  unit,
  asks,
  width: 6,
  ...more,
});
