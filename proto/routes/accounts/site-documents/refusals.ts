import type { Refusal } from '@leadwright/runtime/refusals/refusal';

export const siteDocumentRefusals = {
  'site-document-unknown': { status: 404, code: 'site-document-unknown', message: 'There is no such document.' },
  'site-document-exists': {
    status: 409,
    code: 'site-document-exists',
    message: 'There is a document with this id already. Choose another id.',
  },
  'site-document-changed': {
    status: 409,
    code: 'site-document-changed',
    message:
      'Somebody else has changed this document meanwhile. Nothing was saved. Load it again, then make your change.',
  },
  siteDocumentClosed: {
    status: 403,
    code: 'site-document-closed',
    message: 'The documents of this collection do not allow this.',
  },
  'site-field-repeated': { status: 422, code: 'site-field-repeated', message: 'Two fields have the same name.' },
  'site-field-too-deep': {
    status: 422,
    code: 'site-field-too-deep',
    message: 'A list or map has too many levels. Six are the most.',
  },
  'site-field-key-forbidden': {
    status: 422,
    code: 'site-field-key-forbidden',
    message: 'A map has a key that cannot be used: one that begins with an underscore, constructor or prototype.',
  },
  'site-document-too-large': {
    status: 422,
    code: 'site-document-too-large',
    message: 'The document is too large. It may have 32,768 characters in all.',
  },
} as const satisfies Record<string, Refusal>;
