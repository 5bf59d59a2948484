import type { FailureFigures } from '@shop/service-kit/releases/releases'
import type { Tally } from '../client-errors/tally.ts'

/** What the registry keeps of why a version was taken back; `beside` did better. */
export function figuresOf({ failures, loads, networks }: Tally, beside: Tally): FailureFigures {
  return { failures, loads, addresses: networks, stable: { failures: beside.failures, loads: beside.loads } }
}
