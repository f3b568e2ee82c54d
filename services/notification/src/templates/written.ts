import type { ReactElement } from 'react';

/**
 * A mail in words: its one line of subject and its body. `plain`: what the plain text is made of, where that is not the
 * body.
 */
export type Written = { subject: string; body: ReactElement; plain?: ReactElement };
