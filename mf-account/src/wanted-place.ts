import { useLocation } from '@shop/shell/router'

/** What one page of the entrance tells the next: where she was going, and the address that she has typed already. */
type Told = { from?: string; email?: string }

export function useWantedPlace(): string | undefined {
  return useTold().from
}

export function useTypedEmail(): string {
  return useTold().email ?? ''
}

function useTold(): Told {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null) return {}
  const told: Told = {}
  if ('from' in state && typeof state.from === 'string') told.from = state.from
  if ('email' in state && typeof state.email === 'string') told.email = state.email
  return told
}
