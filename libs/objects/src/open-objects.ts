import { Type } from 'typebox';
import { withoutPrefix, withPrefix } from '@leadwright/runtime/process/prefixed';
import { openFileStore } from './file-store.ts';
import type { ObjectStore } from './object-store.ts';
import { openS3Store } from './s3-store.ts';

/** A store whose links lead to the service also says what a link opens; undefined for one that is over or altered. */
export type LinkedObjects = ObjectStore & {
  openLink?(token: string, holder?: string): { key: string; filename: string } | undefined;
};

const text = (description?: string) => Type.Optional(Type.String(description === undefined ? {} : { description }));

const variables = {
  OBJECTS_FOLDER: text('Where finished files stand; or else in a bucket of an S3 server.'),
  LINK_KEY: Type.Optional(Type.String({ minLength: 32, description: 'Signs links to files of the folder.' })),
  S3_BUCKET: text('Must exist; private.'),
  S3_REGION: text(),
  S3_ENDPOINT: text("Absent: Amazon's own."),
  S3_PUBLIC_ENDPOINT: text('Where browsers reach the server, if elsewhere.'),
  S3_ACCESS_KEY_ID: text('Without keys: what the machine offers, such as the role of the pod.'),
  S3_SECRET_ACCESS_KEY: text(),
  // Amazon's own way; servers of one's own mostly need the other.
  S3_PATH_STYLE: Type.Boolean({ default: false }),
};

type Values = {
  OBJECTS_FOLDER: string | undefined;
  LINK_KEY: string | undefined;
  S3_BUCKET: string | undefined;
  S3_REGION: string | undefined;
  S3_ENDPOINT: string | undefined;
  S3_PUBLIC_ENDPOINT: string | undefined;
  S3_ACCESS_KEY_ID: string | undefined;
  S3_SECRET_ACCESS_KEY: string | undefined;
  S3_PATH_STYLE: boolean;
};
const names = Object.keys(variables) as (keyof Values)[];

export const objectsVariables = <Prefix extends string>(prefix: Prefix) => withPrefix(prefix, variables);

/** What the schema cannot say of single variables: files stand in exactly one place, and that place is told whole. */
export const objectsCheck =
  (prefix: string) =>
  (env: Record<string, string | undefined>): string[] => {
    const of = (name: keyof Values): string => `${prefix}_${name}`;
    const has = (name: keyof Values): boolean => Boolean(env[of(name)]);
    if (has('OBJECTS_FOLDER') && has('S3_BUCKET'))
      return [`${of('OBJECTS_FOLDER')} and ${of('S3_BUCKET')} are both given: files stand in one place`];
    if (has('OBJECTS_FOLDER')) return has('LINK_KEY') ? [] : [`${of('LINK_KEY')} is missing`];
    if (!has('S3_BUCKET'))
      return [`${of('OBJECTS_FOLDER')} is missing, and so is ${of('S3_BUCKET')}: one of them says where files stand`];
    const [key, secret] = [has('S3_ACCESS_KEY_ID'), has('S3_SECRET_ACCESS_KEY')];
    return [
      ...(has('S3_REGION') ? [] : [`${of('S3_REGION')} is missing`]),
      ...(key && !secret ? [`${of('S3_SECRET_ACCESS_KEY')} is missing`] : []),
      ...(secret && !key ? [`${of('S3_ACCESS_KEY_ID')} is missing`] : []),
    ];
  };

/** Links to files of a folder lead to the service, at `linkBase`; links to files in S3 straight there. */
export async function openObjects(
  prefix: string,
  config: object,
  linkBase: string,
): Promise<LinkedObjects & { close(): void }> {
  const read = withoutPrefix<Values>(prefix, config, names);
  const { OBJECTS_FOLDER: folder, LINK_KEY: signingKey, S3_BUCKET: bucket, S3_REGION: region } = read;
  if (folder !== undefined && signingKey !== undefined)
    return { ...(await openFileStore({ folder, signingKey, linkBase })), close: () => undefined };
  if (bucket === undefined || region === undefined)
    throw new Error(`${prefix}_OBJECTS_FOLDER or ${prefix}_S3_BUCKET says where files stand`);
  const { S3_ENDPOINT: endpoint, S3_PUBLIC_ENDPOINT: publicEndpoint } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  return openS3Store({
    bucket,
    region,
    forcePathStyle: read.S3_PATH_STYLE,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(publicEndpoint === undefined ? {} : { publicEndpoint }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}
