import { defineEndpoint } from '@shop/contracts/endpoint'
import { schemasOf } from '@shop/service-kit/api-docs/call-schemas'
import * as z from 'zod/mini'
import type { ServicesContract } from '../releases/contract.ts'
import type { Named } from './conflicts.ts'
import { serviceConflicts } from './service-conflicts.ts'

const name = 'POST /internal/rates/eur'
const answer = z.object({ rate_hundredths: z.int(), source: z.enum(['bank', 'staff']) })
const sent = z.object({ day: z.string() })

/** Services of which the catalogue asks another for the rate. */
function services(result: z.ZodMiniType = answer, body: z.ZodMiniType = sent): Named<ServicesContract> {
  const call = defineEndpoint({
    method: 'POST',
    path: '/internal/rates/eur',
    summary: 'Rate',
    access: 'internal',
    body,
    result,
  })
  return {
    name: 'the services',
    contract: { part: 'services', calls: { [name]: schemasOf(call) }, asks: { catalog: [name] } },
  }
}

const before = services()
const problemsOf = (now: Named<ServicesContract>) =>
  serviceConflicts(before, { ...now, earlier: [before.contract] }).problems

test('a field of an internal call that is renamed is refused with the service that asks for it', () => {
  expect(problemsOf(services(z.object({ rate: z.int(), source: z.enum(['bank', 'staff']) })))).toEqual([
    'catalog reads rate_hundredths of POST /internal/rates/eur, which the services no longer answer',
  ])
})

test.each<[string, z.ZodMiniType, z.ZodMiniType, string]>([
  ['is of another type', z.extend(answer, { rate_hundredths: z.string() }), sent, 'reads rate_hundredths of'],
  ['is asked for', answer, z.extend(sent, { currency: z.string() }), 'does not send currency of'],
  ['is no longer taken', answer, z.strictObject({}), 'sends day of'],
])('a field that %s is refused', (_how, result, body, beginning) => {
  expect(problemsOf(services(result, body))).toEqual([expect.stringContaining(`catalog ${beginning} ${name}`)])
})

test('a call that is gone is refused, a new one and new fields are not', () => {
  const without: Named<ServicesContract> = { ...before, contract: { part: 'services', calls: {} } }
  const more = services(z.extend(answer, { day: z.string() }), z.extend(sent, { currency: z.optional(z.string()) }))

  expect(problemsOf(without)).toEqual(['catalog calls POST /internal/rates/eur, which the services no longer have'])
  expect(serviceConflicts(before, more)).toEqual({ problems: [], warnings: [] })
})

test('what may go wrong some day is told, so that a field can go in steps', () => {
  const optional = services(z.extend(answer, { rate_hundredths: z.optional(z.int()) }))

  expect(serviceConflicts(before, optional)).toEqual({
    problems: [],
    warnings: ['catalog reads rate_hundredths of POST /internal/rates/eur, which may now be missing'],
  })
  expect(serviceConflicts(optional, services(z.omit(answer, { rate_hundredths: true }))).problems).toEqual([])
})

test('services of which only the answers are known hold nothing up', () => {
  const unknown: Named<ServicesContract> = { ...before, contract: { part: 'services', calls: before.contract.calls } }

  expect(serviceConflicts(unknown, services(z.object({})))).toEqual({ problems: [], warnings: [] })
})
