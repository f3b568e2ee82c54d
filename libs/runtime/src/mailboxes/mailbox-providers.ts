// Whose mailboxes anybody may open, and what each provider leaves out of an address when it delivers.

export type ProviderRules = {
  /** All of them lead to the mailbox of the same name at the first one. */
  names: readonly string[];
  /** Signs that the provider does not see in a name. */
  unseen?: RegExp;
  /** A name ends before it; what follows is the person's own label. A plus counts everywhere. */
  label?: string;
  /** `anything@jo.fastmail.com` is delivered to `jo@fastmail.com`. */
  nameInDomain?: true;
};

const yandex =
  'yandex.ru yandex.com ya.ru narod.ru yandex.by yandex.kz yandex.ua yandex.com.tr yandex.com.am yandex.com.ge ' +
  'yandex.co.il yandex.az yandex.ee yandex.fr yandex.kg yandex.lt yandex.lv yandex.md yandex.tj yandex.tm yandex.uz';

/**
 * What is known of how providers deliver, each by its own help page:
 * dots at Gmail (support.google.com/mail/answer/7436150), which also answers for googlemail.com (…/mail/answer/10313);
 * plus at Outlook.com (support.microsoft.com, "Add or remove an email alias"; learn.microsoft.com, "Plus addressing");
 * a hyphen before Yahoo's disposable addresses (help.yahoo.com/kb/SLN28679), whose names have no hyphen;
 * plus, and a name as subdomain, at Fastmail (fastmail.help/hc/en-us/articles/360060591053);
 * plus, and one mailbox under three domains, at iCloud (support.apple.com/en-us/102561);
 * plus, dots, hyphens and underscores at Proton (proton.me/support/addresses-and-aliases);
 * dots written as hyphens, and one mailbox under several domains, at Yandex (yandex.com/support/yandex-360/customers/mail;
 * narod.ru by github.com/dimuska139/go-email-normalizer/pull/2).
 */
export const providerRules: readonly ProviderRules[] = [
  { names: ['gmail.com', 'googlemail.com'], unseen: /\./g },
  { names: ['icloud.com', 'me.com', 'mac.com'] },
  { names: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], unseen: /[._-]/g },
  { names: ['fastmail.com', 'fastmail.fm'], nameInDomain: true },
  { names: yandex.split(' '), unseen: /[.-]/g },
  ...[
    'yahoo.com ymail.com rocketmail.com myyahoo.com yahoo.ca yahoo.co.uk yahoo.co.in yahoo.in yahoo.com.au',
    'yahoo.com.br yahoo.com.mx yahoo.com.ar yahoo.com.ph yahoo.com.sg yahoo.co.id yahoo.fr yahoo.de yahoo.es yahoo.it',
    'yahoo.ie yahoo.gr yahoo.se yahoo.pl yahoo.ro',
  ].flatMap((line) => line.split(' ').map((name) => ({ names: [name], label: '-' }))),
];

const others = `
  outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.jp outlook.com.br outlook.co.uk hotmail.com hotmail.co.uk
  hotmail.ca hotmail.fr hotmail.de hotmail.es hotmail.it live.com live.ca live.co.uk live.fr live.de live.it live.nl
  live.com.mx live.com.au msn.com passport.com windowslive.com
  yahoo.co.jp aol.com aol.co.uk aim.com verizon.net
  att.net sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net flash.net nvbell.net prodigy.net snet.net
  comcast.net xfinity.com cox.net charter.net spectrum.net rr.com twc.com roadrunner.com brighthouse.com optonline.net
  optimum.net frontier.com frontiernet.net windstream.net centurylink.net centurytel.net embarqmail.com q.com qwest.net
  earthlink.net mindspring.com juno.com netzero.net netzero.com suddenlink.net mediacombb.net tds.net wowway.com
  cableone.net sparklight.com hughes.net consolidated.net fuse.net cincinnatibell.net gci.net hawaiiantel.net peoplepc.com
  rogers.com shaw.ca bell.net sympatico.ca telus.net videotron.ca eastlink.ca sasktel.net mts.net
  btinternet.com btopenworld.com sky.com virginmedia.com ntlworld.com blueyonder.co.uk talktalk.net tiscali.co.uk plusnet.com
  gmx.com gmx.net gmx.de gmx.at gmx.ch gmx.us web.de t-online.de freenet.de arcor.de mail.com email.com usa.com
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr libero.it virgilio.it tiscali.it tin.it alice.it
  bluewin.ch telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl home.nl telia.com seznam.cz centrum.cz wp.pl o2.pl onet.pl
  interia.pl terra.com.br uol.com.br bol.com.br bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz
  mail.ru inbox.ru list.ru bk.ru internet.ru rambler.ru ukr.net i.ua
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sohu.com 139.com 189.cn naver.com daum.net hanmail.net rediffmail.com
  zoho.com zohomail.com hey.com tutanota.com tutamail.com tuta.com tuta.io mailbox.org posteo.de posteo.net hushmail.com
  runbox.com startmail.com disroot.org riseup.net duck.com lycos.com excite.com
`;

/** Domains at which anybody may open a mailbox, so that two people of one have nothing in common. Said here alone. */
export const publicMailboxDomains: ReadonlySet<string> = new Set([
  ...providerRules.flatMap(({ names }) => names),
  ...others.trim().split(/\s+/),
]);
