import {
  RESEND_SECONDS,
  sendPhoneCodeEndpoint,
  verifyPhoneCodeEndpoint,
} from '@shop/contracts/customers/phone-verification'
import { ShopError } from '@shop/contracts/errors'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { Customer } from '../customers/customer.ts'
import { type AttachDeps, tryToAttach } from './attach-guest-orders.ts'
import { checkCode } from './phone-code.ts'
import type { PhoneCodes } from './phone-codes.repository.ts'
import { type SendCodeDeps, sendCode } from './send-code.ts'

type Deps = SendCodeDeps & VerifyDeps & AttachDeps

export function addPhoneVerificationRoutes(routes: Routes, deps: Deps): void {
  handle(routes, sendPhoneCodeEndpoint, async ({ customer, body, locale, client }) => {
    await sendCode(deps, { customer: customer().id, phone: body.phone, locale, client })
    return { resend_in: RESEND_SECONDS }
  })

  handle(routes, verifyPhoneCodeEndpoint, async ({ customer, body }) => {
    await tryToAttach(deps, await verifyCode(deps, customer().id, body.code))
    return {}
  })
}

type VerifyDeps = { customers: CustomerRepository; codes: PhoneCodes; secret: string; clock: Clock }

/**
 * Makes the phone that the code was sent to the customer's own.
 * @throws ShopError what is wrong with the code; phone_in_use, which only the holder of the phone is ever answered.
 */
async function verifyCode(deps: VerifyDeps, customer: string, typed: string): Promise<Customer> {
  const { customers, codes, secret, clock } = deps
  const code = await codes.countTry(customer)
  if (!code) throw new ShopError('code_wrong')
  checkCode(code, typed, secret, clock.now())
  if (!(await codes.use(code))) throw new ShopError('code_wrong')
  const proven = await customers.provePhone(customer, code.phone)
  if (!proven) throw new ShopError('not_authenticated')
  return proven
}
