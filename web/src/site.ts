// What differs between installations and the page must know before it asks anything. The gateway writes it into the HTML
// that it serves; what stands here is in the built files in place of it.

export type Site = {
  /** Where people write to. */
  supportEmail: string;
  /** The number for text messages to support, as people read it. */
  supportText: string;
};

/** In the built files, which belong to no installation yet. */
const anySite: Site = { supportEmail: 'support@site.invalid', supportText: '(000) 000-0000' };

/** The element of the page that holds the site as JSON. */
const siteElement = 'site';

function read(): Site {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(siteElement)?.textContent;
  return text ? (JSON.parse(text) as Site) : anySite;
}

export const site = read();
