const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

type Props = {
  labels: Readonly<Record<string, string>>;
  now: Readonly<Record<string, number>>;
  before: Readonly<Record<string, number>> | undefined;
};

/** A bar for each field, and a mark where the version before was. */
export function FillBars({ labels, now, before }: Props) {
  return (
    <ul className="fill-bars">
      {Object.entries(now).map(([field, share]) => {
        const was = before?.[field];
        return (
          <li key={field}>
            <span>{labels[field] ?? field}</span>
            <span className="fill-bar" aria-hidden="true">
              <span style={{ width: `${share * 100}%` }} />
              {was !== undefined && <i style={{ left: `${was * 100}%` }} />}
            </span>
            <span className="number">
              {percent(share)}
              {was !== undefined && <small> was {percent(was)}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
