/** @jsxRuntime automatic */
/** @jsxImportSource react */
// The frame of every mail. Slots are escaped by React; styles are inline because mail readers drop the rest.
import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';

const ink = '#1f2933';
const quiet = '#52606d';
const accent = '#0b5fff';
const font = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

type LayoutProps = { brand: string; heading: string; children: ReactNode };

export function Layout({ brand, heading, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{heading}</Preview>
      <Body style={{ backgroundColor: '#f4f6f8', fontFamily: font, margin: 0, padding: '24px 0' }}>
        <Container style={{ backgroundColor: '#ffffff', borderRadius: 8, maxWidth: 520, padding: '28px 32px' }}>
          <Text style={{ color: quiet, fontSize: 14, fontWeight: 600, margin: 0 }}>{brand}</Text>
          <Heading as="h1" style={{ color: ink, fontSize: 22, lineHeight: '30px', margin: '12px 0' }}>
            {heading}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#e4e7eb', margin: '24px 0 12px' }} />
          <Text style={{ color: quiet, fontSize: 13, margin: 0 }}>
            You receive this e-mail because of your account at {brand}.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ color: ink, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }}>{children}</Text>;
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Button
        href={href}
        style={{
          backgroundColor: accent,
          borderRadius: 6,
          color: '#ffffff',
          fontSize: 16,
          fontWeight: 600,
          padding: '12px 20px',
        }}
      >
        {children}
      </Button>
    </Section>
  );
}
