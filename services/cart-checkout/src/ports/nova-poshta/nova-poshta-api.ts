import * as z from 'zod/mini'
import { postJson } from '../post-json.ts'
import { CarrierRefusal, CarrierSilence } from './carrier-silence.ts'

const NOVA_POSHTA_API = 'https://api.novaposhta.ua/v2.0/json/'

export type NovaPoshtaAccount = {
  key: string
  api?: string
  timeOutMs?: number
}

type Question = {
  model: 'Address' | 'InternetDocument' | 'TrackingDocument'
  method: string
  properties: Record<string, string> | { Documents: { DocumentNumber: string }[] }
}

/** One page of rows, and how many rows there are in all, when the carrier says so. */
export type Page = { rows: unknown[]; total: number | null }

const TIME_OUT_MS = 20_000
/** A page of five hundred departments is about two megabytes. */
const LONGEST_ANSWER = 16 * 1024 * 1024

const answerSchema = z.object({
  success: z.boolean(),
  data: z.array(z.unknown()),
  errors: z.array(z.unknown()),
  errorCodes: z.optional(z.array(z.unknown())),
  /** An empty list where there is nothing to add. */
  info: z.optional(z.unknown()),
})
const totalSchema = z.object({ totalCount: z.coerce.number().check(z.int(), z.minimum(0)) })

/**
 * Asks Nova Poshta's API v2 one question. It answers 200 even when it refuses.
 * @throws CarrierSilence when there is no answer that can be believed, and CarrierRefusal when it refuses the question.
 */
export async function callNovaPoshta(account: NovaPoshtaAccount, question: Question): Promise<Page> {
  const text = await post(account, {
    apiKey: account.key,
    modelName: question.model,
    calledMethod: question.method,
    methodProperties: question.properties,
  })
  const parsed = answerSchema.safeParse(fromJson(text))
  if (!parsed.success) throw new CarrierSilence(`${question.method}: the answer is none of this API`)
  const { success, data, errors, errorCodes = [], info } = parsed.data
  if (!success) throw new CarrierRefusal(question.method, errors.map(String), errorCodes.map(String))
  const count = totalSchema.safeParse(info)
  return { rows: data, total: count.success ? count.data.totalCount : null }
}

async function post(
  { api = NOVA_POSHTA_API, timeOutMs = TIME_OUT_MS }: NovaPoshtaAccount,
  body: object,
): Promise<string> {
  const { status, text } = await postJson(api, body, {
    system: 'nova_poshta',
    timeOutMs,
    longest: LONGEST_ANSWER,
  }).catch(error => {
    throw new CarrierSilence('the carrier cannot be reached', error)
  })
  if (text === null) throw new CarrierSilence(`the carrier answered ${status}`)
  return text
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
