import { useEffect, useState } from 'react';
import type { Banner } from '../../server/api-types.ts';
import { get } from '../../server/client.ts';

const dismissedKey = 'leadwright-banner-dismissed';

const isDismissed = ({ revision }: Banner): boolean => localStorage.getItem(dismissedKey) === String(revision);

/**
 * The banner to show; null: there is none, or this browser dismissed it. A changed one is shown again. Without the query
 * library, which public pages do not load; the browser keeps the answer for a minute.
 */
export function useBanner(): { banner: Banner | null; dismiss: () => void } {
  const [banner, setBanner] = useState<Banner | null>(null);
  useEffect(() => {
    const left = new AbortController();
    get('/api/v2/banner', { signal: left.signal }).then(
      ({ banner: found }) => {
        if (found !== null && !left.signal.aborted && !isDismissed(found)) setBanner(found);
      },
      // A page is whole without its banner.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  const dismiss = () => {
    if (banner !== null) localStorage.setItem(dismissedKey, String(banner.revision));
    setBanner(null);
  };
  return { banner, dismiss };
}
