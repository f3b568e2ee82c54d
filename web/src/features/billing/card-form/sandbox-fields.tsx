import { useEffect, useId, useState } from 'react';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { CardFieldsProps } from './card-fields.ts';
import { testCards } from './test-cards.ts';

/** The sandbox's part of the card form: a choice of test cards instead of a card's number. */
export function SandboxFields({ busy, onReady }: CardFieldsProps) {
  const [token, setToken] = useState<string>(testCards[0].token);
  const id = useId();
  useEffect(() => {
    onReady(async () => ({ is: 'token', token }));
    return () => onReady(null);
  }, [token, onReady]);
  return (
    <>
      <Notice tone="info">
        <strong>Sandbox.</strong> No money moves here. Choose a test card; never type the number of a real one.
      </Notice>
      <div className="field">
        <label htmlFor={id}>Test card</label>
        <select
          id={id}
          className="input"
          value={token}
          disabled={busy}
          onChange={(event) => setToken(event.target.value)}
        >
          {testCards.map((card) => (
            <option key={card.token} value={card.token}>
              {`${card.name}: ${card.does}`}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
