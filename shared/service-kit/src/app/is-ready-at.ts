import type { Check } from './health.ts'

/** Checks a service that is another process. */
export function isReadyAt(url: string): Check {
  return async () => (await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(1500) })).ok
}
