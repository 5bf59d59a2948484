import { measureOutsideCall } from '@shop/service-kit/metrics/outside-calls'
import { PermanentFailure } from '@shop/service-kit/outbox/outbox'
import * as z from 'zod/mini'
import type { Sms, SmsCarrier } from './sms-carrier.ts'

export type TurboSmsAccount = { token: string; sender: string }

const API = 'https://api.turbosms.ua'
const TIME_OUT_MS = 10_000

/** Codes of the whole answer and of one number that mean: taken. */
const TAKEN = new Set([0, 800, 801, 802, 803])
/** A number that is none, one that wants no messages, a country that is not served. */
const HOPELESS = new Set([305, 404, 406])
/** The message came to this number before: the first answer was lost, the message was not. */
const DUPLICATE = 407

const answerSchema = z.object({
  response_code: z.number(),
  response_result: z.optional(z.nullable(z.array(z.object({ response_code: z.number() })))),
})

/** SMS through TurboSMS (turbosms.ua/api.html). */
export function createTurboSms({ token, sender }: TurboSmsAccount, api = API, timeOutMs = TIME_OUT_MS): SmsCarrier {
  return {
    send: message => measureOutsideCall('turbosms', () => send(message), isRefusal),
  }

  async function send({ to, text }: Sms): Promise<void> {
    const response = await fetch(new URL('/message/send.json', api), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipients: [to.replace('+', '')], sms: { sender, text } }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeOutMs),
    })
    if (!response.ok) throw new Refused(response.status)
    const { response_code, response_result } = answerSchema.parse(await response.json())
    // The answer as a whole may be good although this number was refused.
    const code = response_result?.[0]?.response_code ?? response_code
    if (TAKEN.has(code) || code === DUPLICATE) return
    if (HOPELESS.has(code)) throw new PermanentFailure(`TurboSMS ${code}`)
    throw new Refused(code)
  }
}

/** The carrier answered, and did not take the message. */
const isRefusal = (end: unknown) => end instanceof PermanentFailure || end instanceof Refused

// What the carrier answered may quote the number: only the code goes on.
class Refused extends Error {
  readonly code: number

  constructor(code: number) {
    super('TurboSMS did not take the message')
    this.code = code
  }
}
