import type { AnyEndpoint } from '@shop/contracts/endpoint'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'

type Stub = { asked: unknown[]; answer: unknown; before: unknown; after: unknown }

/** Writes that all answer the same, with the same change of what their address names first. */
export function stubWrites(calls: InternalCalls, endpoints: readonly AnyEndpoint[], stub: Stub): void {
  const { asked, answer, before, after } = stub
  for (const endpoint of endpoints) {
    staffWrite(calls, endpoint, async ({ params, query, body, who }) => {
      asked.push({ ...Object(params), ...Object(body), who })
      const { action = '' } = endpoint
      const named = action instanceof Function ? action({ params, query, body }) : action
      const [subject] = Object.values(Object(params))
      return { answer, change: { action: named, subject: String(subject), before, after } }
    })
  }
}
