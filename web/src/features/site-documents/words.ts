// Super-admins alone read these; the sentences stand at the server.
import { learnWords, serverSentence } from '../../server/problem.ts';

const notKept = serverSentence('This cannot be saved as it is.');

learnWords({
  'site-document-unknown': () => "Uh oh, there's nothing here",
  'site-document-exists': notKept,
  'site-document-changed': notKept,
  'site-document-closed': notKept,
  'site-field-repeated': notKept,
  'site-field-too-deep': notKept,
  'site-field-key-forbidden': notKept,
  'site-document-too-large': notKept,
});
