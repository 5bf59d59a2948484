import { useLocation } from '@shop/shell/router'

/** Who ordered as a guest, as typed in this browser; nothing of it comes from a service. */
export type KnownContact = { name: string; surname: string; phone: string; email: string }

/** What one page tells the next: where the customer was going, the email typed already, or all of the contact of an order. */
type Told = { from?: string; email?: string; contact?: KnownContact }

export function useWantedPlace(): string | undefined {
  return useTold().from
}

export function useTypedEmail(): string {
  return useTold().email ?? ''
}

export function useKnownContact(): KnownContact | undefined {
  return useTold().contact
}

function useTold(): Told {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null) return {}
  const told: Told = {}
  if ('from' in state && typeof state.from === 'string') told.from = state.from
  if ('email' in state && typeof state.email === 'string') told.email = state.email
  if ('contact' in state && isContact(state.contact)) told.contact = state.contact
  return told
}

function isContact(contact: unknown): contact is KnownContact {
  if (typeof contact !== 'object' || contact === null) return false
  const known = new Map<string, unknown>(Object.entries(contact))
  return ['name', 'surname', 'phone', 'email'].every(field => typeof known.get(field) === 'string')
}
