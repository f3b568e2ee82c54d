// Gives each frame the height of its mail, which runs nothing: its frame allows no scripts.

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
