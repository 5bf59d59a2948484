import { mailEnvironment, mailFrom } from '@shop/service-kit/mail/mail-config'
import { readConfig } from '@shop/service-kit/process/config'
import { startService } from '@shop/service-kit/process/start-service'
import * as z from 'zod/mini'
import { operatorEnvironment } from './config.ts'
import { createAdminService } from './service.ts'

const env = readConfig(z.object({ ...operatorEnvironment, ...mailEnvironment }))

await startService('admin', async context => {
  const service = await createAdminService({
    ...context,
    cartCheckout: context.ask.cartCheckout,
    account: context.ask.account,
    catalog: context.ask.catalog,
    operator: { login: env.ADMIN_LOGIN, password: env.ADMIN_PASSWORD },
    mail: mailFrom(env, context.namedOrigin),
  })
  if (service.firstStaff)
    console.log(`First staff account, shown this once: ${service.firstStaff.login} / ${service.firstStaff.password}`)
  return service
})
