import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { type CallSchemas, callName, schemasOf } from '../api-docs/call-schemas.ts'
import type { Routes } from '../calls/routes.ts'
import { handleInternal, type InternalCalls } from './internal.ts'

type Answers = { routes: readonly Routes[]; internal: InternalCalls }

const schemaSchema = z.record(z.string(), z.unknown())
const part = z.optional(schemaSchema)

/** Each service answers it for itself: releases compare their calls with the services that run, not with what was written down. */
export const serviceContractEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/contract',
  onlyReads: true,
  summary: 'Every call that this service answers, with its schemas, for releases',
  access: 'internal',
  body: z.object({}),
  result: z.object({
    calls: z.record(z.string(), z.object({ params: part, query: part, body: part, result: schemaSchema })),
  }),
})

/** Adds the call to what a service of its own process answers to others. */
export function answerContract(service: Answers): void {
  // Most processes are never asked, so nothing is made at start.
  handleInternal(service.internal, serviceContractEndpoint, () => ({ calls: callsOf(service) }))
}

/** Public calls by their names, calls between services as `POST /internal/…`. */
function callsOf({ routes, internal }: Answers): Record<string, CallSchemas> {
  const open = routes.flatMap(({ list }) => list.flatMap(({ endpoint }) => endpoint ?? []))
  const inner = [...internal].filter(([path]) => path !== serviceContractEndpoint.path)
  return Object.fromEntries([
    ...open.map(endpoint => [callName(endpoint), schemasOf(endpoint)] as const),
    ...inner.map(([path, { endpoint }]) => [callName({ method: 'POST', path }), schemasOf(endpoint)] as const),
  ])
}
