import { colourVariables, fontStack } from '@leadwright/runtime/http/look';

export const mailboxStyle = `
${colourVariables}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 400 14px/20px ${fontStack}; font-variant-numeric: tabular-nums; }
header, main { max-width: 760px; margin: 0 auto; padding: 0 16px; }
header { padding-block: 20px; }
main { padding-bottom: 64px; }
.brand { display: inline-flex; align-items: center; gap: 10px; color: var(--ink); font-size: 17px; line-height: 22px; font-weight: 600; letter-spacing: -0.01em; text-decoration: none; border-radius: 6px; }
.brand svg { color: var(--primary); }
h1 { font-size: 26px; line-height: 32px; font-weight: 600; letter-spacing: -0.01em; margin: 0; }
h2 { font-size: 20px; line-height: 26px; font-weight: 600; letter-spacing: -0.01em; margin: 0; overflow-wrap: anywhere; }
p { margin: 0; }
.help { color: var(--muted); font-size: 13px; line-height: 18px; overflow-wrap: anywhere; }
.note { margin: 4px 0 24px; max-width: 68ch; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-bottom: 24px; }
form > div { flex: 1 1 220px; min-width: 0; max-width: 400px; }
label { display: block; font-weight: 600; margin-bottom: 4px; }
input, button { min-height: 40px; border: 1px solid var(--edge); border-radius: 6px; font: inherit; }
input { width: 100%; padding: 8px 12px; background: var(--surface); color: var(--ink); font-size: 16px; }
input::placeholder { color: var(--muted); opacity: 1; }
input:hover { border-color: var(--primary); }
button { padding: 9px 18px; border-color: var(--primary); background: var(--primary); color: var(--onPrimary); font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--primaryHover); background: var(--primaryHover); }
article { margin-bottom: 24px; padding: 16px; border-radius: 10px; background: var(--surface); }
article .help { margin: 4px 0 12px; }
.text { max-width: 60ch; overflow-wrap: anywhere; }
.mail { overflow: hidden; border: 1px solid var(--line); border-radius: 6px; }
/* Without the script it scrolls in itself. */
iframe { display: block; width: 100%; height: 480px; border: 0; background: var(--canvas); }
details { margin-top: 12px; }
summary { color: var(--primary); cursor: pointer; border-radius: 6px; width: max-content; }
pre { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 12px/18px ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
`;
