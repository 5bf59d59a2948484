import { readConfig } from '@shop/service-kit/process/config'
import { commonEnvironment } from '@shop/service-kit/process/service-environment'
import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import * as z from 'zod/mini'
import { hostEnvironment, releasesPlace } from './config.ts'
import { beginStore } from './versions/begin-store.ts'

// docker-compose run --rm begin-releases: the builds of the image become the first versions of the store that teams send releases to.
const { PARTS_DIR, RELEASES_MONGODB_URI } = hostEnvironment.shape
const { DB_PREFIX } = commonEnvironment
const config = readConfig(
  z.object({ PARTS_DIR, RELEASES_MONGODB_URI, DB_PREFIX, RELEASES_DIR: z.string('is missing') }),
)
const { root, uri, prefix } = releasesPlace(config)
const { store, close } = await openReleaseStore({ root: config.RELEASES_DIR, uri, prefix })
const lines = await beginStore({ from: root, to: config.RELEASES_DIR, store }).finally(close)
process.stdout.write(lines.map(line => `${line}\n`).join(''))
