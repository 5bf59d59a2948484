import type { PaymentCheck } from '@shop/contracts/staff/orders/payments-desk'
import { checkPaymentsEndpoint, paymentCheckEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import type { Api } from './start-api.ts'

/** The comparison of a day with the bank, once it is done. */
export async function checkDay(api: Api, day: string): Promise<PaymentCheck> {
  await api.staff.write(checkPaymentsEndpoint, { body: { day } })
  // Begun with the call already, or by the job.
  for (let tries = 0; tries < 5000; tries++) {
    await api.service.jobs.runNow('check-payments')
    const { check } = await api.staff.read(paymentCheckEndpoint, { query: { day } })
    if (check?.state === 'done') return check
    await new Promise(resolve => setImmediate(resolve))
  }
  throw new Error('The comparison does not end')
}
