/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { counted } from '@leadwright/leads/counted';
import { Action, Layout, Paragraph } from './layout.tsx';
import type { Written } from './written.ts';

export type DownloadMail =
  | { template: 'download-ready'; brand: string; link: string; name: string; rows: number }
  | { template: 'download-failed'; brand: string; link: string; name: string; reason: string };

type Of<Template extends DownloadMail['template']> = Extract<DownloadMail, { template: Template }>;

export function downloadReady({ brand, link, name, rows }: Of<'download-ready'>): Written {
  const body = (
    <Layout brand={brand} heading="Your file is ready">
      <Paragraph>
        Your download “{name}” is ready, with {counted(rows, 'lead')}.
      </Paragraph>
      <Action href={link}>Open your download</Action>
    </Layout>
  );
  return { subject: `Your file is ready: ${name}`, body };
}

const reasons: Readonly<Record<string, string>> = {
  balance: 'There were not enough leads left in your account.',
  'no-plan': 'There was no plan, and leads are downloaded with one. Those that are left stay.',
  'download-limit': 'It was larger than your plan allows in one download.',
  'over-seats':
    'Your plan has no seat for you any more. Ask the owner of the account to take a larger plan or to remove somebody.',
  'nothing-asked': 'It was for no leads.',
  'no-rows': 'No lead matched the search any more.',
  'dataset-gone': 'The leads were updated since your search. Please search again.',
  'time-out': 'It took too long. A narrower search may help.',
};

export function downloadFailed({ brand, link, name, reason }: Of<'download-failed'>): Written {
  const body = (
    <Layout brand={brand} heading="Your file could not be made">
      <Paragraph>
        Uh oh, your download “{name}” did not work.{' '}
        {reasons[reason] ?? 'Something went wrong on our side. Please try again.'}
      </Paragraph>
      <Paragraph>No leads were used for it.</Paragraph>
      <Action href={link}>Open your downloads</Action>
    </Layout>
  );
  return { subject: `Your file could not be made: ${name}`, body };
}
