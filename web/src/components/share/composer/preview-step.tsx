import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ShownMail } from '../../../server/searches/shares.ts';

type View = 'desktop' | 'mobile';
const views: { view: View; words: string }[] = [
  { view: 'desktop', words: 'Desktop' },
  { view: 'mobile', words: 'Mobile' },
];

type Props = {
  mail: ShownMail;
  to: readonly string[];
  sending: boolean;
  failure: ReactNode;
  onEdit: () => void;
  onSend: () => void;
};

/** The e-mail as its readers will see it, on a large screen or a phone. */
export function PreviewStep({ mail, to, sending, failure, onEdit, onSend }: Props) {
  const [view, setView] = useState<View>('desktop');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        Preview
      </h4>
      <dl className="facts">
        <dt>To</dt>
        <dd>{to.join(', ')}</dd>
        <dt>Subject</dt>
        <dd>{mail.subject}</dd>
      </dl>
      <div className="share-views">
        <fieldset aria-label="View">
          {views.map(({ view: each, words }) => (
            <label key={each}>
              <input type="radio" name="share-view" checked={view === each} onChange={() => setView(each)} />
              {words}
            </label>
          ))}
        </fieldset>
        <div className="actions">
          <button type="button" className="button" onClick={onEdit}>
            Edit
          </button>
          <button type="button" className="button primary" aria-disabled={sending} onClick={onSend}>
            {sending ? 'Sending…' : 'Send'}
          </button>
        </div>
      </div>
      {failure}
      <div className={`share-preview ${view}`}>
        {/* No permission at all: no script runs in it, no form is sent, and it reaches nothing of this page. */}
        <iframe title="The e-mail" sandbox="" srcDoc={withDeadLinks(mail.html)} referrerPolicy="no-referrer" />
      </div>
      <details>
        <summary>As plain text</summary>
        <p className="share-plain">{mail.text}</p>
      </details>
    </>
  );
}

/** Links lead to a new window, which the sandbox refuses: a press would else replace the e-mail in its frame. */
function withDeadLinks(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const target of page.querySelectorAll('[target]')) target.removeAttribute('target');
  const base = page.createElement('base');
  base.target = '_blank';
  page.head.prepend(base);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
