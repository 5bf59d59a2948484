import { mailEnvironment, mailFrom } from '@shop/service-kit/mail/mail-config'
import { readConfig } from '@shop/service-kit/process/config'
import { commonEnvironment } from '@shop/service-kit/process/service-environment'
import { releasesBucket } from '@shop/service-kit/releases/bucket-environment'
import { openReleaseStore } from '@shop/service-kit/releases/open-releases'
import { startService } from '@shop/service-kit/service/start-service'
import * as z from 'zod/mini'
import { operatorEnvironment, releasesEnvironment, releasesPlace } from './config.ts'
import { releaseTokensFrom } from './release-store/release-tokens.ts'
import { createAdminService } from './service.ts'

const { DB_PREFIX } = commonEnvironment
const env = readConfig(z.object({ ...operatorEnvironment, ...mailEnvironment, ...releasesEnvironment, DB_PREFIX }))

await startService('admin', async context => {
  const place = releasesPlace(env)
  const bucket = releasesBucket(env)
  const registry = await openReleaseStore({ ...place, bucket })
  const service = await createAdminService({
    ...context,
    operator: { login: env.ADMIN_LOGIN, password: env.ADMIN_PASSWORD },
    releases: {
      store: registry.store,
      root: place.root,
      bucket,
      secret: env.RELEASES_SECRET ?? null,
      tokens: releaseTokensFrom(env.RELEASE_TOKENS),
    },
    mail: mailFrom(env, context.namedOrigin),
  })
  if (service.firstStaff)
    console.log(`First staff account, shown this once: ${service.firstStaff.login} / ${service.firstStaff.password}`)
  return {
    ...service,
    async close() {
      await service.close()
      await registry.close()
    },
  }
})
