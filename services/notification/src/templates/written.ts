import type { ReactElement } from 'react';

/** A mail in words, before it is rendered. */
export type Written = { subject: string; body: ReactElement };
