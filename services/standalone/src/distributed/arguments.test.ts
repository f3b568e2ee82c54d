import { parseDistributed } from './arguments.ts';

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('the command line of run-distributed', () => {
  it('names no engine by default, so that all are started on this machine', () => {
    expect(parseDistributed([], {})).toMatchObject({
      port: 3000,
      dataFolder: '.data-distributed',
      leads: {},
      seed: undefined,
      postgres: undefined,
      kafka: undefined,
      clickhouse: undefined,
      s3: undefined,
      replication: 1,
      restart: true,
    });
  });

  it('takes addresses, and the keys of S3 from the environment', () => {
    const options = parseDistributed(
      ['--kafka', 'a:1,b:2,c:3,d:4', '--s3', 'http://s3', '--bucket', 'files', '--no-restart'],
      { ...keys, GATEWAY_LIMIT_MAXIMA: '{}' },
    );
    expect(options).toMatchObject({ kafka: 'a:1,b:2,c:3,d:4', replication: 3, restart: false, limitMaxima: '{}' });
    expect(options.s3).toEqual({
      endpoint: 'http://s3',
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it.each([
    [['--s3', 'http://s3'], /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
    [['--port', 'x'], /--port is a whole number/],
    [['--brokers', 'a:1'], /--brokers/],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => parseDistributed(args, {})).toThrow(sentence);
  });
});
