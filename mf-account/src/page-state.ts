import { useLocation } from '@shop/shell/router'

/** Who ordered as a guest, as typed in this browser; nothing of it comes from a service. */
export type KnownContact = { name: string; surname: string; phone: string; email: string }

/** What one page hands on to the next: where the customer was going, the email typed already, or all of the contact of an order. */
type PageState = { from?: string; email?: string; contact?: KnownContact }

export function useRequestedPage(): string | undefined {
  return usePageState().from
}

export function useTypedEmail(): string {
  return usePageState().email ?? ''
}

export function useKnownContact(): KnownContact | undefined {
  return usePageState().contact
}

function usePageState(): PageState {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null) return {}
  const known: PageState = {}
  if ('from' in state && typeof state.from === 'string') known.from = state.from
  if ('email' in state && typeof state.email === 'string') known.email = state.email
  if ('contact' in state && isContact(state.contact)) known.contact = state.contact
  return known
}

function isContact(contact: unknown): contact is KnownContact {
  if (typeof contact !== 'object' || contact === null) return false
  const known = new Map<string, unknown>(Object.entries(contact))
  return ['name', 'surname', 'phone', 'email'].every(field => typeof known.get(field) === 'string')
}
