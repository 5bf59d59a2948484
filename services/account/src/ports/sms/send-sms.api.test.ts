import { internalSendSmsEndpoint } from '@shop/contracts/customers/sms'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { PermanentFailure } from '@shop/service-kit/outbox/outbox'
import { addSendSmsCalls } from './send-sms.calls.ts'
import type { Sms } from './sms-carrier.ts'

const sms: Sms = { id: 'order-sms 26-000001 3', to: '+380671234567', text: 'LEVADA: зателефонуйте нам', locale: 'uk' }

function carrierThat(send: (sms: Sms) => Promise<void>) {
  const calls = createInternalCalls()
  addSendSmsCalls(calls, { send })
  return (message: Sms) => createInternalClient({ calls }).call(internalSendSmsEndpoint, message)
}

test('a message of another service goes to the carrier under its own id', async () => {
  const taken: Sms[] = []
  const send = carrierThat(async message => void taken.push(message))

  expect(await send(sms)).toEqual({ sent: true })
  expect(taken).toEqual([sms])
})

test('a number that will never be reached is said at once; a carrier that is away is worth another try', async () => {
  const unreachable = carrierThat(async () => {
    throw new PermanentFailure('TurboSMS 404')
  })
  const away = carrierThat(async () => {
    throw new Error('away')
  })

  expect(await unreachable(sms)).toEqual({ sent: false })
  await expect(away(sms)).rejects.toThrow('away')
})

test.each([{ to: '0671234567' }, { text: '' }, { id: '' }])('a message with %j is refused', async about => {
  await expect(carrierThat(async () => {})({ ...sms, ...about })).rejects.toMatchObject({ code: 'validation' })
})
