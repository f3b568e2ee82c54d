// The only script of the mailbox page: it gives each frame the height of its mail, so that nothing is cut or scrolls.
// The frames themselves allow no scripts.
import { createHash } from 'node:crypto';

export const frameScript = `
const frames = [...document.querySelectorAll('iframe')];
const fit = (frame) => {
  const mail = frame.contentDocument?.documentElement;
  if (!mail) return;
  frame.style.height = '0';
  frame.style.height = mail.scrollHeight + 'px';
};
for (const frame of frames) {
  frame.addEventListener('load', () => fit(frame));
  fit(frame);
}
let width = innerWidth;
addEventListener('resize', () => {
  // A phone's address bar changes the height alone, in the middle of scrolling.
  if (innerWidth === width) return;
  width = innerWidth;
  frames.forEach(fit);
});
`;

/** The script's hash for the content policy, which blocks every other script. */
export const frameScriptSource = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;
