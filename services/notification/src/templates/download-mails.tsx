/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { counted } from '@leadwright/leads/counted';
import { Action, Layout, Paragraph } from './layout.tsx';
import type { Written } from './written.ts';

export type DownloadMail =
  | { template: 'download-ready'; brand: string; link: string; name: string; rows: number }
  | { template: 'download-rows-removed'; brand: string; link: string; name: string; rowNumbers: readonly number[] }
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

/** Numbers of rows alone: who they are of stands in the customer's own file. */
export function downloadRowsRemoved({ brand, link, name, rowNumbers }: Of<'download-rows-removed'>): Written {
  const body = (
    <Layout brand={brand} heading="Please delete these rows from your file">
      <Paragraph>
        People asked us to be in no list any more. {counted(rowNumbers.length, 'row')} of the file of your download “
        {name}” {rowNumbers.length === 1 ? 'is' : 'are'} about them. Please delete{' '}
        {rowNumbers.length === 1 ? 'it' : 'them'} from the file and from wherever you copied it to, and do not contact
        these people.
      </Paragraph>
      <Paragraph>Rows, counted from 1 without the line of headings: {inRanges(rowNumbers)}.</Paragraph>
      <Paragraph>The file itself stays as it is.</Paragraph>
      <Action href={link}>Open your download</Action>
    </Layout>
  );
  return { subject: `Please delete ${counted(rowNumbers.length, 'row')} from your file: ${name}`, body };
}

/** "3, 7 to 9". */
function inRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const each of numbers.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && each === last[1] + 1) last[1] = each;
    else ranges.push([each, each]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ');
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
