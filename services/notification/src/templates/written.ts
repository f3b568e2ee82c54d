import type { ReactElement } from 'react';

/** `plain`: what the plain text is made of, where that is not the body. */
export type Written = { subject: string; body: ReactElement; plain?: ReactElement };
