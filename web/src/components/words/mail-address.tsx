import { Fragment } from 'react';

/** An e-mail address that breaks after its signs, not in a word, where the line is too short for it. */
export function MailAddress({ children }: { children: string }) {
  return children.split(/(?<=[@._+-])/).map((part, place) => (
    // The parts of one address stay in their order.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
