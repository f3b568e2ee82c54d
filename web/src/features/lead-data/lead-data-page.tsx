// Which versions of the leads there are, what an import found, and which of them is searched. The version whose report is
// open stands in the address.
import { useState } from 'react';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PageTitle } from '../../components/pages/page-title.tsx';
import { SuperAdminsOnly } from '../../components/pages/super-admins-only.tsx';
import { formatBytes } from '../../components/words/format.ts';
import { useSearchParams } from '../../navigation/links.ts';
import { useLeadVersions, type Change, type Kind } from './api.ts';
import { ChangeDialog, type Question } from './change-dialog.tsx';
import { ReadingFile, RunningImport } from './running-import.tsx';
import { VersionReport } from './version-report.tsx';
import { VersionsTable } from './versions-table.tsx';
import './lead-data.css';

export function LeadDataPage() {
  return (
    <SuperAdminsOnly>
      <PageTitle>Lead data</PageTitle>
      <p>
        A supplier’s file becomes a version beside the one that is searched. Operators import it by{' '}
        <code>npm run leads</code>; here you look at what it found, and make it live.
      </p>
      <LeadData />
    </SuperAdminsOnly>
  );
}

function LeadData() {
  const versions = useLeadVersions();
  const [question, setQuestion] = useState<Question | null>(null);
  const [params, setParams] = useSearchParams();
  const open = params.get('report');
  return (
    <>
      <Loaded query={versions} skeleton={<Bone height={320} />} safe="Nothing was changed.">
        {({ bytesFree, kinds }) => (
          <>
            <p className="help">{formatBytes(bytesFree)} of the lead store’s disk are free.</p>
            {kinds.map((kind) => (
              <KindOfLeads
                key={kind.dictId}
                kind={kind}
                open={open}
                onOpen={(name) => setParams(name === open ? {} : { report: name })}
                onAsk={setQuestion}
              />
            ))}
          </>
        )}
      </Loaded>
      <ChangeDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

type KindProps = {
  kind: Kind;
  open: string | null;
  onOpen: (name: string) => void;
  onAsk: (question: Question) => void;
};

function KindOfLeads({ kind, open, onOpen, onAsk }: KindProps) {
  const { dictId, name, versions, running } = kind;
  const shown = versions.find(({ version, hasReport }) => hasReport && open === `${dictId}-${version}`);
  const hasBefore = versions.some(({ state, rows }) => state === 'before' && rows > 0);
  const ask = (change: Change, version?: number) =>
    onAsk({
      change,
      name,
      ...(version === undefined ? {} : { version: versions.find((each) => each.version === version) }),
    });
  return (
    <section className="lead-kind" aria-label={name}>
      <h2>{name}</h2>
      {kind.reading.map((reading) => (
        <ReadingFile key={reading.file} reading={reading} />
      ))}
      {running !== null && <RunningImport name={`${dictId}-${running.version}`} running={running} />}
      {versions.length === 0 ? (
        <p className="help">There are no leads of this kind yet.</p>
      ) : (
        <VersionsTable
          kind={kind}
          open={open}
          onOpen={onOpen}
          onActivate={(version) => ask({ act: 'activate', dictId, version, reason: undefined }, version)}
        />
      )}
      {hasBefore && running === null && (
        <p className="actions">
          <button type="button" className="button" onClick={() => ask({ act: 'rollback', dictId })}>
            Go back to the version before
          </button>
        </p>
      )}
      {shown !== undefined && <VersionReport dictId={dictId} version={shown.version} />}
    </section>
  );
}
