import type { ServiceName } from '@shop/contracts/parts'
import { type HealthCheck, type HealthName, healthNames, healthStates } from '@shop/contracts/staff/staff-health'

/** What each service reports; null: it does not answer. */
export type ChecksByService = ReadonlyMap<ServiceName, readonly HealthCheck[] | null>

/** Which services know of it. */
const knownBy: Record<HealthName, readonly ServiceName[]> = {
  emails: ['cart-checkout', 'account', 'admin'],
  sms: ['account'],
  tasks: ['cart-checkout', 'account', 'admin'],
  accounting: ['cart-checkout'],
  exchange_door: ['cart-checkout'],
  directory: ['cart-checkout'],
  rate: ['cart-checkout'],
  comparison: ['cart-checkout'],
  audit: ['admin'],
  backup: ['admin'],
  releases: ['admin'],
}

/**
 * One check of each name, out of what the services say. What a silent service would have to say is unknown, unless another one
 * already says that something is wrong.
 */
export function mergeChecks(said: ChecksByService): { checks: HealthCheck[]; unknown: HealthName[] } {
  const all = [...said.values()].flatMap(checks => checks ?? [])
  const checks = healthNames.flatMap(name => together(all.filter(check => check.name === name)) ?? [])
  const unknown = healthNames.filter(
    name =>
      knownBy[name].some(service => said.get(service) === null) &&
      !checks.some(check => check.name === name && check.state !== 'fine'),
  )
  return { checks: checks.filter(({ name }) => !unknown.includes(name)), unknown }
}

function together(checks: readonly HealthCheck[]): HealthCheck | null {
  const [worst] = checks.toSorted((one, other) => badness(other) - badness(one))
  if (!worst) return null
  const counts = checks.flatMap(({ count }) => count ?? [])
  const [first] = checks.flatMap(({ since, state }) => (state === worst.state ? (since ?? []) : [])).toSorted()
  return {
    ...worst,
    count: counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null,
    since: first ?? null,
  }
}

function badness({ state }: HealthCheck): number {
  return healthStates.indexOf(state)
}
