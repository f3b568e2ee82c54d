import { site } from '../../site.ts';

/** What a card's holder finds on its statement, so that nobody takes a charge for somebody else's. */
export function OnTheStatement() {
  if (site.statementDescriptor === '') return null;
  return <p className="help">Your card statement shows charges as {site.statementDescriptor}.</p>;
}
