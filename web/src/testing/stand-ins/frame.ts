// A provider's field in a frame of the provider's: what is typed stays there, and the provider's API gets it from there.

export type FrameAnswer = { id: string } | { refused: string };

/** The page in the frame. It gives what was typed to `api` when it is asked to, and tells only what came back. */
export function framePage(api: string): string {
  return `<!doctype html><title>card</title><label>Card number <input aria-label="Card number"></label><script>
addEventListener('message', async ({ data, ports }) => {
  const number = document.querySelector('input').value;
  const body = new URLSearchParams({ number, ...data });
  const answer = await fetch(${JSON.stringify(api)}, { method: 'POST', body });
  ports[0].postMessage(await answer.json());
});
</script>`;
}

/** The field, and how to ask it. */
export function openFrame(src: string): { frame: HTMLIFrameElement; ask: (given: object) => Promise<FrameAnswer> } {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src, title: 'Secure card field' });
  Object.assign(frame.style, { border: '0', width: '100%', height: '48px' });
  return {
    frame,
    ask: (given) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<FrameAnswer>) => resolve(data);
        frame.contentWindow?.postMessage(given, '*', [port2]);
      }),
  };
}
