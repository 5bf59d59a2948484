import type { Check } from '@shop/service-kit/health'

export function isReadyAt(url: string): Check {
  return async () => (await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(1500) })).ok
}
