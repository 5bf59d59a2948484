import { ShopError } from '@shop/contracts/errors'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerRepository } from '../customers/customer.repository.ts'
import type { Customer } from '../customers/customer.ts'
import { checkCode } from './phone-code.ts'
import type { PhoneCodes } from './phone-codes.repository.ts'

export type VerifyDeps = { customers: CustomerRepository; codes: PhoneCodes; secret: string; clock: Clock }

/**
 * Makes the phone that the code was sent to the customer's own.
 * @throws ShopError what is wrong with the code; phone_in_use, which only the holder of the phone is ever answered.
 */
export async function verifyCode(deps: VerifyDeps, customer: string, typed: string): Promise<Customer> {
  const { customers, codes, secret, clock } = deps
  const code = await codes.tried(customer)
  if (!code) throw new ShopError('code_wrong')
  checkCode(code, typed, secret, clock.now())
  if (!(await codes.use(code))) throw new ShopError('code_wrong')
  const proven = await customers.provePhone(customer, code.phone)
  if (!proven) throw new ShopError('not_authenticated')
  return proven
}
