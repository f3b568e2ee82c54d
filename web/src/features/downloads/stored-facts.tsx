// What is known of the stored file beside its size and hash.
import { PhonesChecked } from '../../components/words/phones-checked.tsx';
import { formatMoment } from '../../components/words/format.ts';
import type { Download } from '../../server/api-types.ts';

/** Where and when the file was stored, and whether its rows lie where they were asked for. Parts of a list of facts. */
export function StoredFacts({ download: { metaData, geoMatch, checkedOn, callableUntil } }: { download: Download }) {
  return (
    <>
      {metaData !== undefined && (
        <>
          <dt>Stored as</dt>
          <dd className="path">{metaData.fullPath}</dd>
          <dt>Stored</dt>
          <dd>{formatMoment(metaData.timeCreated)}</dd>
        </>
      )}
      {checkedOn !== undefined && (
        <>
          <dt>Do not call</dt>
          <dd>
            <PhonesChecked checkedOn={checkedOn} callableUntil={callableUntil} />
          </dd>
        </>
      )}
      {geoMatch !== undefined && (
        <>
          <dt>Place check</dt>
          <dd>{geoMatch ? 'Every row lies where you asked.' : 'Some rows lie elsewhere.'}</dd>
        </>
      )}
    </>
  );
}
