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
      {Object.entries(labels).flatMap(([field, label]) => {
        const share = now[field];
        const was = before?.[field];
        if (share === undefined) return [];
        return (
          <li key={field}>
            <span>{label}</span>
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
