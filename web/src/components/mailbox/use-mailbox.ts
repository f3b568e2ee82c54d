import { useEffect, useState } from 'react';
import { get } from '../../server/client.ts';

/** Whether this installation shows its mail on the mailbox page instead of sending it. */
export function useMailbox(): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    get('/api/v2/mailbox', { query: { limit: 1 }, signal: leaving.signal }).then(
      () => setKept(true),
      // Refused: this installation sends its mail, or shows it to nobody.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return kept;
}
