import { readConfig } from '@shop/service-kit/process/config'
import { startService } from '@shop/service-kit/process/start-service'
import { operatorEnvironment } from './config.ts'
import { createAdminService } from './service.ts'

const { ADMIN_LOGIN: login, ADMIN_PASSWORD: password } = readConfig(operatorEnvironment)

await startService('admin', async context => {
  const service = await createAdminService({
    ...context,
    cartCheckout: context.ask.cartCheckout,
    account: context.ask.account,
    catalog: context.ask.catalog,
    operator: { login, password },
  })
  if (service.firstStaff)
    console.log(`First staff account, shown this once: ${service.firstStaff.login} / ${service.firstStaff.password}`)
  return service
})
