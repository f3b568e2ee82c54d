// By its id a link that e-mails share a search with is told from one that a person made.
import { newId } from './parts.ts';

const PREFIX = 'mail-';

export const newMailLinkId = (): string => `${PREFIX}${newId()}`;
export const isMailLink = (linkId: string): boolean => linkId.startsWith(PREFIX);
