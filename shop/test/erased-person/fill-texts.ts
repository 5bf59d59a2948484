import { randomUUID } from 'node:crypto'
import { publicEndpoints } from '@shop/contracts/public-endpoints'
import type { Browser } from '@shop/testing/browser'
import { filledTexts } from './free-texts.ts'

export type Call = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** What it answers, where that is no success. */
  status?: number
}

/** Sends calls by their contracts and remembers in which of their texts the person stood. */
export function createFiller() {
  const filled = new Set<string>()
  return {
    filled,
    /** Answers the body; throws when the shop answers otherwise than is expected. */
    async send(browser: Browser, call: string, { params = {}, query = {}, body, status }: Call = {}) {
      const endpoint = publicEndpoints.find(({ method, path }) => `${method} ${path}` === call)
      if (!endpoint) throw new Error(`There is no ${call}`)
      for (const field of filledTexts(endpoint, { params, query, body })) filled.add(field)
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const address = `${path}?${new URLSearchParams(query)}`
      const headers: Record<string, string> = endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}
      const answer = await browser.send(endpoint.method, address, { ...(body && { json: body }), headers })
      const isExpected = status ? answer.status === status : answer.status < 300
      if (!isExpected) throw new Error(`${call}: ${answer.status} ${answer.text}`)
      // biome-ignore lint/suspicious/noExplicitAny: the story reads answers of any shape, and fails when a field is missing
      return answer.body as Record<string, any>
    },
  }
}
