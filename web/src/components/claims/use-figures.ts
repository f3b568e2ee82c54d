// What the installation counts in its leads. The gateway wrote it into the page where the page says something of it; else
// it is asked.
import { useEffect, useState } from 'react';
import { figuresOf, leadFactsElement, withFigures, type LeadFacts } from '@leadwright/runtime/site/lead-facts';
import { get } from '../../server/client.ts';

let isBuild = false;

/** For the build, which leaves open what only the installation knows. */
export function leaveFiguresOpen(): void {
  isBuild = true;
}

function inPage(): LeadFacts | null {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(leadFactsElement)?.textContent;
  return text ? (JSON.parse(text) as LeadFacts | null) : null;
}

/** null until it is known, and where nothing answers. */
export function useLeadFacts(): LeadFacts | null {
  const [facts, setFacts] = useState(inPage);
  const isKnown = facts !== null;
  useEffect(() => {
    if (!isKnown) get('/api/v2/lead-facts').then(setFacts, () => undefined);
  }, [isKnown]);
  return facts;
}

/** Fills the figures into an HTML text of ours. What has no figure is left out. */
export function useFigures(): (html: string) => string {
  const facts = useLeadFacts();
  const figures = facts === null ? {} : figuresOf(facts);
  return (html) => (isBuild ? html : withFigures(html, figures));
}
