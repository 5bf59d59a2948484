import { orderAsOwner, startToPay } from './shopping.ts'
import { startApi } from './start-api.ts'

/** A customer who ordered and began to pay. */
export async function orderAndBeginPayment() {
  const api = await startApi()
  const { ref, number, cookie } = await orderAsOwner(api)
  const { fields } = await startToPay(api, ref)
  return {
    api,
    ref,
    number,
    fields,
    cancel: () => api.post('/api/orders/cancel', { order: ref }, { cookie }),
  }
}
