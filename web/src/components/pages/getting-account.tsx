import { useEffect, useState } from 'react';

/** What the spec says while somebody's account is asked for. An answer within `patienceMs` needs no sentence, which would flash. */
export function GettingAccount({ patienceMs, className }: { patienceMs: number; className?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [patienceMs]);
  return (
    <p role="status" className={shown ? className : undefined}>
      {shown && 'Getting your account information. Hold tight!'}
    </p>
  );
}
