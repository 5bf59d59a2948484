import { readConfig } from '@shop/service-kit/config'
import { runAlone } from '@shop/service-kit/run-alone'
import * as z from 'zod/mini'
import { createAccountService } from './service.ts'
import { smsEnvironment, smsFrom } from './sms-config.ts'

await runAlone('account', around => {
  const sms = smsFrom(readConfig(z.object(smsEnvironment)))
  return createAccountService({ ...around, cartCheckout: around.ask.cartCheckout, sms })
})
