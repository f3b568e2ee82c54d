import { objectsCheck } from '@leadwright/objects/open-objects';
import { busCheck } from '@leadwright/runtime/process/bus-config';
import { ConfigError, parseConfig } from '@leadwright/runtime/process/config';
import { ExportMainConfigSchema } from './config.ts';

const rest = {
  EXPORT_PORT: '0',
  EXPORT_INTERNAL_PORT: '0',
  EXPORT_POSTGRES_URL: 'postgres://x',
  EXPORT_BUS_LOGS: '{}',
  EXPORT_SERVICE_PRIVATE_KEY: 'x',
  EXPORT_SERVICE_PUBLIC_KEYS: '{}',
  EXPORT_PEERS: '{}',
};
const folder = { EXPORT_OBJECTS_FOLDER: '/files', EXPORT_LINK_KEY: 'k'.repeat(32) };
const s3 = { EXPORT_S3_BUCKET: 'files', EXPORT_S3_REGION: 'us-east-1' };

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(ExportMainConfigSchema, env, [busCheck('EXPORT'), objectsCheck('EXPORT')]);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe("where export's files stand", () => {
  it('is a folder, or a bucket with or without keys', () => {
    for (const place of [
      folder,
      s3,
      { ...s3, EXPORT_S3_ACCESS_KEY_ID: 'a', EXPORT_S3_SECRET_ACCESS_KEY: 's', EXPORT_S3_PATH_STYLE: 'true' },
    ]) {
      expect(problemsOf({ ...rest, ...place })).toEqual([]);
    }
  });

  it.each([
    [{}, 'EXPORT_OBJECTS_FOLDER is missing, and so is EXPORT_S3_BUCKET: one of them says where files stand'],
    [{ ...folder, ...s3 }, 'EXPORT_OBJECTS_FOLDER and EXPORT_S3_BUCKET are both given: files stand in one place'],
    [{ EXPORT_OBJECTS_FOLDER: '/files' }, 'EXPORT_LINK_KEY is missing'],
    [{ EXPORT_S3_BUCKET: 'files' }, 'EXPORT_S3_REGION is missing'],
    [{ ...s3, EXPORT_S3_ACCESS_KEY_ID: 'a' }, 'EXPORT_S3_SECRET_ACCESS_KEY is missing'],
    [{ ...s3, EXPORT_S3_SECRET_ACCESS_KEY: 's' }, 'EXPORT_S3_ACCESS_KEY_ID is missing'],
  ])('is exactly one place with all its variables (%j)', (place: Record<string, string>, problem) => {
    expect(problemsOf({ ...rest, ...place })).toEqual([problem]);
  });

  it('is listed with everything else that is missing', () => {
    const { EXPORT_PEERS: _, ...without } = rest;
    expect(
      problemsOf({ ...without, EXPORT_LINK_KEY: 'short', EXPORT_OBJECTS_FOLDER: '/files', EXPORT_S3_BUCKET: 'files' }),
    ).toEqual([
      'EXPORT_PEERS is missing',
      'EXPORT_LINK_KEY must have at least 32 characters',
      expect.stringContaining('both given'),
    ]);
  });
});
