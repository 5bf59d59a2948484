import type { CallRefusal } from '../../session/use-staff-call.ts'

/** What keeps a product from being shown, as a refusal names it. */
export function lacksIn(refusal: Pick<CallRefusal, 'code' | 'details'> | null): string[] {
  const lacks = refusal?.code === 'not_ready' ? refusal.details.lacks : null
  return Array.isArray(lacks) ? lacks.map(String) : []
}
