import type { ReactElement } from 'react';

/** A mail in words: its one line of subject and its body. */
export type Written = { subject: string; body: ReactElement };
