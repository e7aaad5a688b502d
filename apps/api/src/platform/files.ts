import path from 'node:path';
import { Disk } from 'flydrive';
import type { Config } from '#config';
import { WholeFilesDriver } from './whole-files-driver.ts';

export type Files = Disk;

/** Where pictures and documents are kept: a folder of DATA_DIR, or an S3-compatible bucket when S3_* is set. */
export async function createFiles(config: Config): Promise<Files> {
  if (!config.s3) return new Disk(new WholeFilesDriver(path.join(config.dataDir, 'files')));
  // Loaded only where it is used: the S3 client is large.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = config.s3;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      endpoint,
      region,
      bucket,
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
    }),
  );
}
