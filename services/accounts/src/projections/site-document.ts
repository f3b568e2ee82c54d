import { sql, type Kysely } from 'kysely';
import type { DocumentField } from '../domain/site-documents/document-fields.ts';
import type { DocumentPlace } from '../domain/site-documents/site-document.ts';

export type KeptDocument = {
  documentId: string;
  revision: number;
  /** In seconds since 1970. */
  lastChanged: number;
  fields: DocumentField[];
};
export type Collection = { siteId: string; collectionId: string; documents: number };

const columns = sql`document_id as "documentId", revision, fields,
  floor(extract(epoch from changed_at))::bigint::text as "changed"`;

type Row = Omit<KeptDocument, 'lastChanged'> & { changed: string };
const kept = ({ changed, ...rest }: Row): KeptDocument => ({ ...rest, lastChanged: Number(changed) });

export async function readDocument(db: Kysely<unknown>, place: DocumentPlace): Promise<KeptDocument | null> {
  const { rows } = await sql<Row>`select ${columns} from site_document where site_id = ${place.siteId}
    and collection_id = ${place.collectionId} and document_id = ${place.documentId}`.execute(db);
  return rows[0] === undefined ? null : kept(rows[0]);
}

export async function listDocuments(
  db: Kysely<unknown>,
  { siteId, collectionId }: Omit<DocumentPlace, 'documentId'>,
  { after, limit }: { after: string; limit: number },
): Promise<KeptDocument[]> {
  const { rows } = await sql<Row>`select ${columns} from site_document where site_id = ${siteId}
    and collection_id = ${collectionId} and document_id collate "C" > ${after}
    order by document_id collate "C" limit ${limit}`.execute(db);
  return rows.map(kept);
}

export async function listCollections(db: Kysely<unknown>, limit: number): Promise<Collection[]> {
  const { rows } = await sql<Collection>`select site_id as "siteId", collection_id as "collectionId",
    count(*)::integer as documents from site_document group by 1, 2 order by 1, 2 limit ${limit}`.execute(db);
  return rows;
}

export async function writeDocument(
  db: Kysely<unknown>,
  { siteId, collectionId, documentId }: DocumentPlace,
  { fields, revision, at }: { fields: string; revision: number; at: string },
): Promise<void> {
  await sql`insert into site_document (site_id, collection_id, document_id, fields, revision, changed_at)
    values (${siteId}, ${collectionId}, ${documentId}, ${fields}::json, ${revision}, ${at}::timestamptz)
    on conflict (site_id, collection_id, document_id) do update set fields = excluded.fields,
      revision = excluded.revision, changed_at = excluded.changed_at`.execute(db);
}

export async function removeDocument(db: Kysely<unknown>, place: DocumentPlace): Promise<void> {
  await sql`delete from site_document where site_id = ${place.siteId} and collection_id = ${place.collectionId}
    and document_id = ${place.documentId}`.execute(db);
}
