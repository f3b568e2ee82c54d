/** @jsxRuntime automatic */
/** @jsxImportSource react */
// React escapes all values. Styles are inline: many readers drop the sheet of dark colours and phone spacing.
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';
import { daysInWords } from '@leadwright/leads/rules/days-in-words';
import { dark, fontStack, light, markHeights } from '@leadwright/runtime/http/look';

/** Where one click ends mails of this kind; null: the mail is necessary. */
export const UnsubscribeUrl = createContext<string | null>(null);

type LayoutProps = {
  brand: string;
  heading: string;
  children: ReactNode;
  /** Why this person gets it, where it is not for an account. */
  because?: string;
  /** The time zone of the days that it names, as the IANA names it. */
  daysIn?: string | undefined;
};

// Breaks long names without spaces, so that no mail scrolls sideways.
const wrapped: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .mail-ground { padding: 0 !important; }
  .mail-page { padding: 24px 20px !important; border-radius: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .mail-body, .mail-ground { background-color: ${dark.canvas} !important; }
  .mail-page { background-color: ${dark.surface} !important; }
  .mail-ink { color: ${dark.ink} !important; }
  .mail-muted { color: ${dark.muted} !important; }
  .mail-line { border-color: ${dark.line} !important; }
  .mail-mark { background-color: ${dark.primary} !important; }
  .mail-action { background-color: ${dark.primary} !important; color: ${dark.onPrimary} !important; }
}
`;

export function Layout({ brand, heading, children, because = `of your account at ${brand}`, daysIn }: LayoutProps) {
  const unsubscribeUrl = useContext(UnsubscribeUrl);
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{sheet}</style>
      </Head>
      <Preview>{heading}</Preview>
      <Body className="mail-body" style={{ backgroundColor: light.canvas, margin: 0, padding: 0 }}>
        {/* Body also colours a cell that no style sheet can name, so this one covers it. */}
        <Section className="mail-ground" style={{ backgroundColor: light.canvas, padding: '24px 0' }}>
          <Container
            className="mail-page"
            style={{
              ...wrapped,
              backgroundColor: light.surface,
              borderRadius: 10,
              maxWidth: 520,
              padding: '28px 32px',
            }}
          >
            <BrandLine brand={brand} />
            <Heading
              as="h1"
              className="mail-ink"
              style={{ ...text(light.ink, 20, 26), fontWeight: 600, letterSpacing: '-0.01em', margin: '20px 0 12px' }}
            >
              {heading}
            </Heading>
            {children}
            <Hr className="mail-line" style={{ borderTop: `1px solid ${light.line}`, margin: '24px 0 12px' }} />
            <Text className="mail-muted" style={{ ...text(light.muted, 13, 18), margin: 0 }}>
              {daysIn !== undefined && `${daysInWords(daysIn)} `}
              You receive this e-mail because {because}.{' '}
              {unsubscribeUrl !== null && (
                <Link
                  href={unsubscribeUrl}
                  className="mail-muted"
                  style={{ ...text(light.muted, 13, 18), textDecoration: 'underline' }}
                >
                  Unsubscribe
                </Link>
              )}
            </Text>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function text(color: string, fontSize: number, lineHeight: number): CSSProperties {
  return { ...wrapped, color, fontFamily: fontStack, fontSize, lineHeight: `${lineHeight}px` };
}

/** The logo and the name. Drawn with boxes, because mail readers block images and ignore SVG. */
function BrandLine({ brand }: { brand: string }) {
  return (
    <Text className="mail-ink" style={{ ...text(light.ink, 17, 22), fontWeight: 600, margin: 0 }}>
      <span aria-hidden="true" style={{ marginRight: 8, whiteSpace: 'nowrap' }}>
        {markHeights.map((height, place) => (
          <span
            key={place}
            className="mail-mark"
            style={{
              backgroundColor: light.primary,
              borderRadius: 2,
              display: 'inline-block',
              height,
              marginRight: 3,
              width: 2.4,
            }}
          />
        ))}
      </span>
      {brand}
    </Text>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="mail-ink" style={{ ...text(light.ink, 16, 26), margin: '0 0 16px' }}>
      {children}
    </Text>
  );
}

/** HTML that was sanitised before: the one place where a mail has markup that is not ours. */
export function HtmlBlock({ html }: { html: string }) {
  return (
    <div
      className="mail-ink"
      style={{ ...text(light.ink, 16, 26), margin: '0 0 16px' }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Button
        href={href}
        className="mail-action"
        style={{
          ...text(light.onPrimary, 16, 22),
          backgroundColor: light.primary,
          borderRadius: 6,
          fontWeight: 600,
          padding: '10px 18px',
        }}
      >
        {children}
      </Button>
    </Section>
  );
}
