import { useState } from 'react';

/** Copies a link to the clipboard; where the browser refuses that, the link stands there to be copied by hand. */
export function CopyLink({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = () => {
    // Absent on a page without https, except on this computer.
    const clipboard = (navigator as Partial<Navigator>).clipboard;
    const written = clipboard === undefined ? Promise.reject(new Error('no clipboard')) : clipboard.writeText(link);
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        Copy Link
      </button>
      {outcome === 'refused' && (
        <input className="input" aria-label="Link" readOnly value={link} onFocus={(event) => event.target.select()} />
      )}
      <span className="help" role="status">
        {outcome === 'copied' && 'Copied the link to your search to your clipboard.'}
        {outcome === 'refused' && 'Your browser does not let us copy it. Copy it by hand.'}
      </span>
    </>
  );
}
