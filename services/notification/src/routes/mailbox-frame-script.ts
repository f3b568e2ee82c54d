// The one script of the mailbox page: each mail's frame gets the height of its mail, so that nothing is cut and
// nothing scrolls inside the page. The mail itself runs nothing: its frame allows no scripts.
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

/** How the page's policy names the script: any other one is refused. */
export const frameScriptSource = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;
