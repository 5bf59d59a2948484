import { decide } from './bank.ts'
import { startToPay } from './shopping.ts'
import type { Api, Json } from './start-api.ts'

/** The customer is asked for the difference by a link. */
export const askDifference = { ask_difference: true as const }
/** The other height costs 300 hryvnias more today. */
export const dearer = { uah: 529_000 }

/** Pays what the order asks for, as her bank chooses. */
export async function payDifference({ api, ref }: { api: Api; ref: string }, choice = 'approve') {
  const { fields } = await startToPay(api, ref)
  await decide(api, fields, choice)
  return fields
}

export const articlesOf = (order: Json) => order.lines.map(({ article, count }: Json) => [article, count])
export const eventsOf = (order: Json) => order.history.map(({ event }: Json) => event)
