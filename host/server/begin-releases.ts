import { readConfig } from '@shop/service-kit/process/config'
import { commonEnvironment } from '@shop/service-kit/process/service-environment'
import { releasesBucket, releasesBucketEnvironment } from '@shop/service-kit/releases/bucket-environment'
import { requireConditions } from '@shop/service-kit/releases/bucket-store'
import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import * as z from 'zod/mini'
import { hostEnvironment, releasesPlace } from './config.ts'
import { beginStore } from './versions/begin-store.ts'

// docker-compose run --rm begin-releases: the builds of the image become the first versions of the store that teams send releases to.
const { PARTS_DIR, RELEASES_MONGODB_URI } = hostEnvironment.shape
const { DB_PREFIX } = commonEnvironment
const config = readConfig(
  z
    .object({
      ...releasesBucketEnvironment,
      ...{ PARTS_DIR, RELEASES_MONGODB_URI, DB_PREFIX },
      RELEASES_DIR: z.optional(z.string()),
    })
    .check(z.refine(env => env.RELEASES_DIR || env.RELEASES_S3_BUCKET, 'set RELEASES_DIR, or RELEASES_S3_…')),
)
const { root, uri, prefix } = releasesPlace(config)
const bucket = releasesBucket(config)
if (bucket && !uri) await requireConditions(bucket)
const folder = config.RELEASES_DIR ?? root
const { store, close } = await openReleaseStore({ root: folder, bucket, uri, prefix })
const lines = await beginStore({ from: root, to: bucket ?? folder, store }).finally(close)
process.stdout.write(lines.map(line => `${line}\n`).join(''))
