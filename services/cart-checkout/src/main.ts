import { mailEnvironment, mailFrom } from '@shop/service-kit/mail/mail-config'
import { readConfig } from '@shop/service-kit/process/config'
import { startService } from '@shop/service-kit/service/start-service'
import * as z from 'zod/mini'
import { accountingEnvironment, accountingFrom } from './accounting/accounting-config.ts'
import { paymentEnvironment, paymentsFrom } from './config.ts'
import { deliveryEnvironment, novaPoshtaFrom } from './delivery-config.ts'
import { nationalBankEnvironment, nationalBankFrom } from './national-bank-config.ts'
import { createCartCheckoutService } from './service.ts'
import { unpaidEnvironment, unpaidPerAddress } from './unpaid-orders/unpaid-config.ts'

await startService('cart-checkout', context => {
  const env = readConfig(
    z.object({
      ...paymentEnvironment,
      ...mailEnvironment,
      ...deliveryEnvironment,
      ...nationalBankEnvironment,
      ...unpaidEnvironment,
      ...accountingEnvironment,
    }),
  )
  const payments = paymentsFrom(env, context.namedOrigin, () => context.publicOrigin)
  const mail = mailFrom(env, context.namedOrigin)
  const novaPoshta = novaPoshtaFrom(env)
  const { catalog, account, admin } = context.ask
  const nationalBank = nationalBankFrom(env)
  const accounting = accountingFrom(env)
  const outside = { payments, accounting, mail, novaPoshta, nationalBank, unpaidPerAddress: unpaidPerAddress(env) }
  return createCartCheckoutService({ ...context, catalog, account, admin, ...outside })
})
