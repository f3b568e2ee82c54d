// The tabs of one browser share its session: what one tab changes about who acts, the others ask about.
const channelName = 'leadwright-session';
const isThere = (): boolean => typeof BroadcastChannel !== 'undefined';

/** Tells the other tabs that somebody began or stopped to act for another. */
export function tellOtherTabs(): void {
  if (!isThere()) return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Runs `onChange` whenever another tab tells. Answers what ends it. */
export function followOtherTabs(onChange: () => void): () => void {
  if (!isThere()) return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}
