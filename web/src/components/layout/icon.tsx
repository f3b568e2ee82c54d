// Line icons on a 20-unit grid, drawn in the text colour. Always beside words or an accessible name.
const shapes = {
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 3.5 3.5',
  download: 'M10 3v9m-3.5-3.5L10 12l3.5-3.5M3.5 14v2.5h13V14',
  gauge: 'M3 14a7 7 0 1 1 14 0M10 14l3-4',
  sliders: 'M3 6h8m3 0h3M3 14h3m3 0h8M12.5 4v4M7.5 12v4',
  settings: 'M3 5.5h14M3 10h14M3 14.5h14M7 3.5v4M13 8v4M6 12.5v4',
  close: 'M5 5l10 10M15 5 5 15',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  left: 'M12.5 4.5 7 10l5.5 5.5',
  right: 'M7.5 4.5 13 10l-5.5 5.5',
  down: 'M4.5 7.5 10 13l5.5-5.5',
  check: 'M4 10.5 8 14.5 16 6',
  warn: 'M10 3 2.5 16.5h15L10 3Zm0 5v4m0 2.2v.3',
  info: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM10 9v5m0-7.7v.2',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3L16.5 8m0-4.5V8H12',
  clock: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM10 6v4.2l2.8 1.8',
  file: 'M5 2.5h6.5L15 6v11.5H5v-15Zm6.5 0V6H15M7.5 10h5M7.5 13h5',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z',
  screen: 'M3 4h14v9.5H3V4Zm4 13h6m-3-3.5V17',
  leave: 'M8 3.5H4v13h4M8.5 10H17m-3-3 3 3-3 3',
  mail: 'M3 5h14v10.5H3V5Zm0 .5 7 5.5 7-5.5',
  bookmark: 'M5.5 3h9v14L10 13.5 5.5 17V3Z',
  lock: 'M5 9h10v7.5H5V9Zm2 0V6.5a3 3 0 0 1 6 0V9',
} as const;

export type IconName = keyof typeof shapes;

/** One of these, or a drawing that comes with what it stands for, on the same grid. */
export type IconOf = { name: IconName } | { drawing: string };

export function Icon({ size = 20, ...of }: IconOf & { size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={'drawing' in of ? of.drawing : shapes[of.name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
