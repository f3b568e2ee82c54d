// Colours and fonts of web/src/theme.ts, the logo of web/src/components/layout/brand.tsx. A test keeps them equal.

const light =
  '--canvas: #F5F7F8; --surface: #FFFFFF; --ink: #16202C; --muted: #55636F; --line: #DDE3E8; --edge: #7D8A95; --primary: #0E5A6B; --primary-hover: #0B4856; --on-primary: #FFFFFF; --ok: #1B6E3C; --warn: #8A5A00; --bad: #B3261E;';
const dark =
  '--canvas: #101820; --surface: #18222C; --ink: #E8EDF1; --muted: #A3B0BB; --line: #2B3742; --edge: #74828E; --primary: #5CC2D6; --primary-hover: #7FD3E3; --on-primary: #0B1218; --ok: #6FCF97; --warn: #E3B341; --bad: #FF8A80;';
const font =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";
const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

const markSvg = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="22" viewBox="0 0 22 22"><path d="M3 19V3M8.3 19V9M13.6 19V6M19 19v-7" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"/></svg>`;

export const docsIcon = markSvg('#0E5A6B');

const mark = `url("data:image/svg+xml,${encodeURIComponent(markSvg('#000'))}")`;

// Sets the class for swagger-ui's own dark style sheet. Adds a viewport, without which a phone shows the desktop page.
export const docsScript = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
const dark = matchMedia('(prefers-color-scheme: dark)');
const applyScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyScheme);
applyScheme();
`;

// Each rule starts with the id, to win over the long class selectors of swagger-ui's own style sheets.
const base = `
:root { color-scheme: light; ${light} }
html.dark-mode { color-scheme: dark; background: var(--canvas); ${dark} }
body { background: var(--canvas); }
#swagger-ui .swagger-ui { background: none; }
#swagger-ui .swagger-ui :not(pre, pre *, code, textarea, svg *) { font-family: ${font}; font-variant-numeric: tabular-nums; }
#swagger-ui .swagger-ui :is(pre, pre *, code, textarea) { font-family: ${mono} !important; }
#swagger-ui .swagger-ui :is(.info .title, .info p, .info li, .opblock-tag, .opblock-summary-path, .opblock-summary-description, .opblock-section-header h4, .opblock-section-header label, .opblock-title_normal, .tab li, .tab li button, table thead tr th, table thead tr td, .parameter__name, .parameter__type, .response-col_status, .response-col_links, .response-control-media-type__title, .renderedMarkdown p, .markdown p, .model, .model-title, .prop-type, label, h3, h4, h5, .dialog-ux p, .model-box) { color: var(--ink); }
#swagger-ui .swagger-ui :is(.parameter__in, .parameter__deprecated, .prop-format, .opblock-description-wrapper p, small) { color: var(--muted); }
#swagger-ui .swagger-ui :focus-visible { outline: 2px solid var(--primary) !important; outline-offset: 2px; }
`;

const head = `
#swagger-ui .swagger-ui :is(.markdown, .renderedMarkdown) code { border-radius: 3px; background: color-mix(in srgb, var(--muted) 14%, transparent); color: var(--ink); }
#swagger-ui .swagger-ui .information-container { padding-block: 0; }
#swagger-ui .swagger-ui .info { margin: 24px 0; }
#swagger-ui .swagger-ui .info .title { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; font-size: 26px; line-height: 32px; font-weight: 600; letter-spacing: -0.01em; }
#swagger-ui .swagger-ui .info .title::before { content: ''; width: 26px; height: 26px; background: var(--primary); -webkit-mask: ${mark} center / contain no-repeat; mask: ${mark} center / contain no-repeat; }
#swagger-ui .swagger-ui .info .title > span { display: inline-flex; flex-wrap: wrap; gap: 6px; }
#swagger-ui .swagger-ui .info .title small { position: static; margin: 0; padding: 1px 8px; border-radius: 6px; background: color-mix(in srgb, var(--primary) 12%, transparent) !important; }
#swagger-ui .swagger-ui .info .title small pre { color: var(--primary); font: 600 12px/18px ${font} !important; }
#swagger-ui .swagger-ui .info a, #swagger-ui .swagger-ui a.nostyle:hover, #swagger-ui .swagger-ui .renderedMarkdown a { color: var(--primary); overflow-wrap: anywhere; }
#swagger-ui .swagger-ui .scheme-container { margin: 0 0 16px; padding: 12px 0; background: var(--surface); border-block: 1px solid var(--line); box-shadow: none; }
#swagger-ui .swagger-ui .btn { border: 1px solid var(--edge); border-radius: 6px; background: var(--surface); color: var(--ink); box-shadow: none; font-weight: 600; text-transform: none; }
#swagger-ui .swagger-ui .btn:is(.authorize, .try-out__btn, .modal-btn) { border-color: var(--primary); color: var(--primary); }
#swagger-ui .swagger-ui .btn.execute { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
#swagger-ui .swagger-ui .btn.execute:hover { background: var(--primary-hover); }
#swagger-ui .swagger-ui .btn.cancel { border-color: var(--bad); color: var(--bad); }
#swagger-ui .swagger-ui :is(.btn.authorize svg, .authorization__btn svg, .expand-operation svg, .opblock-control-arrow svg, .opblock-summary-control svg, .models-control svg) { fill: currentColor; color: var(--muted); opacity: 1; }
#swagger-ui .swagger-ui .btn.authorize svg { color: var(--primary); }
`;

const operations = `
#swagger-ui .swagger-ui .opblock-tag { border-bottom: 1px solid var(--line); font-size: 20px; line-height: 26px; font-weight: 600; letter-spacing: -0.01em; }
#swagger-ui .swagger-ui .opblock-tag:hover { background: color-mix(in srgb, var(--primary) 6%, transparent); }
#swagger-ui .swagger-ui .opblock { --tone: var(--primary); margin: 0 0 8px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); box-shadow: none; }
#swagger-ui .swagger-ui .opblock.opblock-post { --tone: var(--ok); }
#swagger-ui .swagger-ui .opblock:is(.opblock-put, .opblock-patch) { --tone: var(--warn); }
#swagger-ui .swagger-ui .opblock.opblock-delete { --tone: var(--bad); }
#swagger-ui .swagger-ui .opblock .opblock-summary { border-color: var(--line); }
#swagger-ui .swagger-ui .opblock .opblock-summary-method { min-width: 64px; border-radius: 6px; background: color-mix(in srgb, var(--tone) 12%, var(--surface)); color: var(--tone); font-size: 13px; font-weight: 600; text-shadow: none; }
#swagger-ui .swagger-ui .opblock .opblock-summary-path { flex: none; max-width: 100%; font-size: 14px; font-weight: 600; overflow-wrap: anywhere; word-break: normal; }
#swagger-ui .swagger-ui .opblock .opblock-summary-description { color: var(--muted); }
#swagger-ui .swagger-ui .opblock .opblock-section-header { background: color-mix(in srgb, var(--primary) 5%, var(--surface)); box-shadow: none; border-block: 1px solid var(--line); }
#swagger-ui .swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--primary); }
#swagger-ui .swagger-ui :is(input, select, textarea) { border: 1px solid var(--edge) !important; border-radius: 6px; background-color: var(--surface); color: var(--ink); }
#swagger-ui .swagger-ui :is(.highlight-code pre, .opblock-body pre.microlight, pre.version + pre) { border-radius: 6px; background: #101820 !important; }
#swagger-ui .swagger-ui :is(section.models, .model-container, .model-box, .json-schema-2020-12) { border-color: var(--line); background: none; }
#swagger-ui .swagger-ui section.models { border-radius: 10px; background: var(--surface); }
#swagger-ui .swagger-ui .json-schema-2020-12-accordion, #swagger-ui .swagger-ui .json-schema-2020-12__title, #swagger-ui .swagger-ui .json-schema-2020-12-expand-deep-button { background: none; color: var(--ink); }
#swagger-ui .swagger-ui .dialog-ux .modal-ux, #swagger-ui .swagger-ui .dialog-ux .modal-ux-header { border-color: var(--line); border-radius: 10px; background: var(--surface); }
#swagger-ui .swagger-ui .parameter__name.required::after, #swagger-ui .swagger-ui .parameter__name.required span { color: var(--bad); }
`;

const narrow = `
#swagger-ui .swagger-ui :is(pre, code, .microlight, .microlight *) { white-space: pre-wrap !important; overflow-wrap: anywhere; word-break: normal; }
#swagger-ui .swagger-ui :is(td, th, p, .parameter__name, .model, .prop, .json-schema-2020-12, .json-schema-2020-12 *) { overflow-wrap: break-word; }
#swagger-ui .swagger-ui :is(.opblock-body, .responses-inner, .response, .table-container) { min-width: 0; }
#swagger-ui .swagger-ui .opblock-summary-path .nostyle { white-space: normal; }
@media (max-width: 767px) {
  #swagger-ui .swagger-ui :is(td, th, p, .parameter__name, .model, .prop, .json-schema-2020-12, .json-schema-2020-12 *) { overflow-wrap: anywhere; }
  #swagger-ui .swagger-ui .wrapper { padding: 0 12px; }
  #swagger-ui .swagger-ui :is(input, select, textarea) { max-width: 100%; font-size: 16px; }
  #swagger-ui .swagger-ui .opblock .opblock-summary-control { flex: 1 1 0; min-width: 0; gap: 8px; }
  #swagger-ui .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex: 1 1 0; flex-wrap: wrap; gap: 0 8px; min-width: 0; padding: 4px 0; }
  #swagger-ui .swagger-ui .opblock .opblock-summary-path, #swagger-ui .swagger-ui .opblock .opblock-summary-description { flex: 1 1 100%; padding: 0; text-align: left; }
  #swagger-ui .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; gap: 8px; padding: 8px 12px; }
  #swagger-ui .swagger-ui :is(.opblock-description-wrapper, .responses-inner, .opblock-section .table-container) { padding: 12px; }
  #swagger-ui .swagger-ui :is(table.parameters, .responses-table):not(.headers) :is(tbody, tr, td) { display: block; width: auto; min-width: 0; max-width: none; padding-inline: 0; }
  #swagger-ui .swagger-ui :is(table.parameters, .responses-table):not(.headers) thead { display: none; }
  #swagger-ui .swagger-ui table tbody tr td:first-of-type { min-width: 0; max-width: none; }
  #swagger-ui .swagger-ui .parameters-col_description :is(input, select) { width: 100%; }
  #swagger-ui .swagger-ui .response-controls { flex-wrap: wrap; }
  #swagger-ui .swagger-ui .model-example .tab { flex-wrap: wrap; }
}
`;

export const docsStyle = base + head + operations + narrow;
