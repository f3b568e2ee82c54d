/** A percent bar with a name. `percent` 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const whole = Math.round(Math.min(Math.max(percent, 0), 100));
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={whole}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {/* The last step has no transition: beside "100%" the bar must not still be growing. */}
      <span className={whole === 100 ? 'full' : undefined} style={{ width: `${whole}%` }} />
    </div>
  );
}
