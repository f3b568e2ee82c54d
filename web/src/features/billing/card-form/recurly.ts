// Recurly.js, loaded from js.recurly.com when it is first needed: Recurly supports no copy of it anywhere else.
import type { Recurly } from 'recurly__recurly-js';

const address = 'https://js.recurly.com/v4/recurly.js';
let loading: Promise<Recurly> | null = null;
let configured = '';

/** One instance a page. Throws where the script does not load; the next call then tries again. */
export async function recurlyOf(publicKey: string): Promise<Recurly> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const recurly = await loading;
  // Recurly takes its settings once a page.
  if (configured !== publicKey) recurly.configure({ publicKey });
  configured = publicKey;
  return recurly;
}

function load(): Promise<Recurly> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve(window.recurly);
    script.onerror = () => {
      script.remove();
      reject(new Error('Recurly.js did not load'));
    };
    document.head.append(script);
  });
}

/** Shows what the bank asks its holder. `onEnd` gets the result's token, or null. Answers how to take it away. */
export function openChallenge(
  place: HTMLElement,
  given: { publicKey: string; actionTokenId: string },
  onEnd: (resultToken: string | null) => void,
): () => void {
  let left = false;
  const end = (token: string | null) => {
    if (!left) onEnd(token);
  };
  recurlyOf(given.publicKey).then(
    (recurly) => {
      if (left) return;
      const challenge = recurly.Risk().ThreeDSecure({ actionTokenId: given.actionTokenId });
      challenge.on('token', (token: { id: string }) => end(token.id));
      challenge.on('error', () => end(null));
      challenge.attach(place);
    },
    () => end(null),
  );
  return () => {
    left = true;
    place.replaceChildren();
  };
}
