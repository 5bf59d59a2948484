import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PermanentFailure } from '@shop/service-kit/outbox/outbox'
import { createTurboSms } from './turbosms-carrier.ts'

const sms = { id: 'phone-code x', to: '+380671234567', text: '12345 — код LEVADA', locale: 'uk' } as const
type Received = {
  method: string | undefined
  url: string | undefined
  authorization: string | undefined
  body: unknown
}

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

/** A server that speaks TurboSMS; null: it never answers. */
async function serverThatAnswers(answer: object | null, status = 200) {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    requests.push({ method, url, authorization: headers.authorization, body: JSON.parse(await textOf(request)) })
    if (answer) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  opened.push(() => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const carrier = createTurboSms(
    { token: 'a-token', sender: 'LEVADA' },
    `http://127.0.0.1:${port}`,
    answer ? undefined : 300,
  )
  return {
    requests,
    failure: () =>
      carrier.send(sms).then(
        () => null,
        (error: unknown) => error,
      ),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

const ofNumber = (response_code: number) => ({
  response_code: 800,
  response_status: 'SUCCESS_MESSAGE_ACCEPTED',
  response_result: [{ phone: '380671234567', response_code, message_id: null, response_status: '' }],
})

test('a message goes out in the format of the carrier', async () => {
  const { requests, failure } = await serverThatAnswers(ofNumber(0))

  expect(await failure()).toBeNull()
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/message/send.json',
      authorization: 'Bearer a-token',
      body: { recipients: ['380671234567'], sms: { sender: 'LEVADA', text: sms.text } },
    },
  ])
})

test.each([0, 800, 801, 802, 803, 407])('the carrier’s code %s means that the message is on its way', async code => {
  expect(await (await serverThatAnswers(ofNumber(code))).failure()).toBeNull()
})

test.each([305, 404, 406])('the carrier’s code %s means that the number is never reached', async code => {
  expect(await (await serverThatAnswers(ofNumber(code))).failure()).toBeInstanceOf(PermanentFailure)
})

test.each([103, 203, 301])('the carrier’s code %s for the whole answer is retried', async response_code => {
  const { failure } = await serverThatAnswers({ response_code, response_status: 'NO', response_result: null })
  const error = await failure()

  expect(error).toMatchObject({ code: response_code })
  expect(error).not.toBeInstanceOf(PermanentFailure)
})

test.each([
  [{ oh: 'no' }, 200],
  [{}, 500],
  [null, 200],
])('the carrier’s answer %j with status %s is retried', async (answer, status) => {
  const error = await (await serverThatAnswers(answer, status)).failure()

  expect(error).not.toBeNull()
  expect(error).not.toBeInstanceOf(PermanentFailure)
})
