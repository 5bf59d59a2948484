import { measureOutsideCall } from '@shop/service-kit/metrics/outside-calls'
import * as z from 'zod/mini'
import { BankSilence, type NationalBank } from './national-bank.ts'

const BANK_ORIGIN = 'https://bank.gov.ua'
const RATES_PATH = '/NBUStatService/v1/statdirectory/exchange'

export type BankAddress = {
  /** Where the bank is asked, if not at its own address. */
  origin?: string
  timeOutMs?: number
}

const TIME_OUT_MS = 5000
/** One row is a hundred bytes. */
const LONGEST_ANSWER = 16 * 1024
const HUNDREDTHS = 100

const rowsSchema = z.array(
  z.object({ cc: z.literal('EUR'), rate: z.number().check(z.minimum(1), z.maximum(999.99)), exchangedate: z.string() }),
)

/**
 * The open service of the National Bank: official rates as JSON, without a key. Only the day leaves the shop.
 * Its rates have four decimals; ours have two.
 */
export function createBankGovUa({ origin = BANK_ORIGIN, timeOutMs = TIME_OUT_MS }: BankAddress = {}): NationalBank {
  return {
    async eurRateOn(day) {
      const address = new URL(RATES_PATH, origin)
      address.search = `valcode=EUR&date=${day.replaceAll('-', '')}&json`
      const rows = rowsSchema.safeParse(
        fromJson(await measureOutsideCall('national_bank', () => textAt(address, timeOutMs), isRefused)),
      )
      if (!rows.success) throw new BankSilence('the answer is none of this service')
      const [row] = rows.data
      if (!row) return null
      if (row.exchangedate !== day.split('-').toReversed().join('.'))
        throw new BankSilence('the answer is of another day')
      return Math.round(row.rate * HUNDREDTHS)
    },
  }
}

// An answer that cannot be used has no cause besides itself.
const isRefused = (end: unknown) => end instanceof BankSilence && end.cause === undefined

async function textAt(address: URL, timeOutMs: number): Promise<string> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeOutMs),
    })
    if (!answer.ok) throw new BankSilence(`the bank answered ${answer.status}`)
    return await shortText(answer)
  } catch (error) {
    if (error instanceof BankSilence) throw error
    throw new BankSilence('the bank cannot be reached', error)
  }
}

/** Reads no more than an answer can have: what goes on is not waited for. */
async function shortText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > LONGEST_ANSWER) throw new BankSilence('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
