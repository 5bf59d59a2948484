import { mailEnvironment, mailFrom } from '@shop/service-kit/mail/mail-config'
import { readConfig } from '@shop/service-kit/process/config'
import { startService } from '@shop/service-kit/service/start-service'
import * as z from 'zod/mini'
import { createAccountService } from './service.ts'
import { smsEnvironment, smsFrom } from './sms-config.ts'

await startService('account', around => {
  const env = readConfig(z.object({ ...smsEnvironment, ...mailEnvironment }))
  const [sms, mail] = [smsFrom(env), mailFrom(env, around.namedOrigin)]
  const { 'cart-checkout': cartCheckout, catalog, admin } = around.ask
  return createAccountService({ ...around, cartCheckout, catalog, admin, sms, mail })
})
