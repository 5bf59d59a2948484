import type { CallRefusal } from '../../session/use-staff-call.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'

/** What is wrong with a field of a product, by its name in the call. */
export function useProductErrors(refusal: CallRefusal | null): (field: string) => string | undefined {
  const { t } = useTexts()
  return field => {
    const code = refusal?.fields[field]
    return code && textOfCode(t, 'productErrors', code)
  }
}

/** What keeps the product from being shown, as a refusal names it. */
export function lacksIn(refusal: CallRefusal | null): string[] {
  const lacks = refusal?.code === 'not_ready' ? refusal.details.lacks : null
  return Array.isArray(lacks) ? lacks.map(String) : []
}
