// The tabs of one browser share its session: what one tab changes about who acts, the others ask about.
let channel: BroadcastChannel | null = null;

/** Runs `onChange` whenever another tab tells. Answers what ends it. */
export function followOtherTabs(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel('leadwright-session');
  opened.addEventListener('message', onChange);
  channel = opened;
  return () => {
    opened.close();
    channel = null;
  };
}

/** Tells the other tabs that somebody began or stopped to act for another. */
export function tellOtherTabs(): void {
  // By the channel that listens: any other would tell this tab too.
  channel?.postMessage('changed');
}
