import * as z from 'zod/mini'
import { defineEndpoint, type Owner, type ResultOf } from '../endpoint.ts'
import { type ServiceName, serviceNames } from '../parts.ts'

/** What can be well or not (docs/rules.md, "Health"). */
export const healthNames = [
  'emails',
  'sms',
  'tasks',
  'accounting',
  'exchange_door',
  'directory',
  'rate',
  'comparison',
  'audit',
  'backup',
  'releases',
] as const
export type HealthName = (typeof healthNames)[number]

/** `attention`: staff should look at it soon; `broken`: something is not done, and does not mend itself. */
export const healthStates = ['fine', 'attention', 'broken'] as const
export type HealthState = (typeof healthStates)[number]

/** What is the matter; `off` and `demo` are no problem: there is nothing that could go wrong. */
export const healthProblems = [
  'failed',
  'waits',
  'off',
  'demo',
  'absent',
  'old',
  'opening',
  'never',
  'found',
  'silent',
  'errors',
  'unreadable',
  'guessed',
] as const
export type HealthProblem = (typeof healthProblems)[number]

const checkSchema = z.object({
  name: z.enum(healthNames),
  state: z.enum(healthStates),
  problem: z.nullable(z.enum(healthProblems)),
  /** Of what failed or was found; null where there is nothing to count. */
  count: z.nullable(z.int()),
  /** Since when it is so; of what is fine, when it was done last. */
  since: z.nullable(z.string()),
  /** What exactly: the invariants that do not hold, the parts of the shop that fail, the address of who guessed last. */
  about: z.optional(z.array(z.string())),
})
export type HealthCheck = z.infer<typeof checkSchema>

/** Each service answers for what it does. */
const partSchema = z.object({ checks: z.array(checkSchema) })

export const staffHealthEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/health',
  summary: 'Whether services answer, and what of their work is not done or too old',
  access: 'staff:outbox',
  result: z.object({
    at: z.string(),
    services: z.array(z.object({ service: z.enum(serviceNames), answers: z.boolean() })),
    checks: z.array(checkSchema),
    /** What is unknown now, because a service that knows it does not answer. */
    unknown: z.array(z.enum(healthNames)),
  }),
})
export type StaffHealth = ResultOf<typeof staffHealthEndpoint>

function callOf(service: Owner) {
  return defineEndpoint({
    method: 'POST',
    path: `/internal/${service}/health`,
    onlyReads: true,
    summary: `What of the work of ${service} is not done or too old, for the admin service`,
    access: 'internal',
    body: z.object({}),
    result: partSchema,
  })
}

/** Of each service that services/admin asks; how it is itself it knows. */
export const internalHealth = Object.fromEntries(
  serviceNames.filter(isAsked).map(service => [service, callOf(service)]),
) as Record<Owner, ReturnType<typeof callOf>>

function isAsked(service: ServiceName): service is Owner {
  return service !== 'admin'
}
