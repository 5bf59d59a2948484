import { comeBack, decide } from '../../test/bank.ts'
import { info, orderAndPay } from '../../test/shopping.ts'
import { startApi } from '../../test/start-api.ts'

test('after a minute without an answer the page says that the bank is silent, and offers to pay and to cancel', async () => {
  const api = await startApi()
  const { ref, fields } = await orderAndPay(api)
  expect(await info(api, ref)).toMatchObject({ asking_bank: false, bank_silent: false, can_pay: true })
  await decide(api, fields, 'approve_late')
  await comeBack(api, ref)
  expect(await info(api, ref)).toMatchObject({ asking_bank: true, bank_silent: false, can_pay: false })

  api.wait(60_000)

  expect(await info(api, ref)).toMatchObject({ asking_bank: false, bank_silent: true, can_pay: true, can_cancel: true })
})
