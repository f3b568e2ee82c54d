import { useState } from 'react';
import { SubscribePage } from '../features/billing/subscribe/subscribe-page.tsx';
import { useMay } from '../server/session.ts';
import { createQueryClient, Providers } from './providers.tsx';
import { Restricted } from '../features/billing/restricted.tsx';

/** The subscribe page stands among the public ones, which have no query cache. Its own ends with the page. */
export function Subscribe() {
  const [client] = useState(createQueryClient);
  const maySubscribe = useMay('manage-billing');
  return (
    <Providers client={client}>
      {maySubscribe ? (
        <SubscribePage />
      ) : (
        <div className="page narrow">
          <Restricted />
        </div>
      )}
    </Providers>
  );
}
