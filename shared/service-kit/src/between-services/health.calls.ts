import { type HealthCheck, internalHealth } from '@shop/contracts/staff/staff-health'
import { handleInternal, type InternalCalls } from './internal.ts'

/** Answers the admin service what of the work of this service is not done. `checks` reads the database, so that silence means trouble. */
export function addHealthCalls(
  calls: InternalCalls,
  service: keyof typeof internalHealth,
  checks: () => Promise<HealthCheck[]>,
): void {
  handleInternal(calls, internalHealth[service], async () => ({ checks: await checks() }))
}
