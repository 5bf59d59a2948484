import { MOST_OPENED } from '@shop/contracts/staff/goods/staff-model-list'

/** Models that stand open, as the address has them. */
export function openModels(address: string | null): string[] {
  return address?.split(',') ?? []
}

/** Of very many the first ones are closed again. */
export function withOpen(open: readonly string[], model: string, isOpen: boolean): string | null {
  const others = open.filter(other => other !== model)
  return (isOpen ? [...others, model] : others).slice(-MOST_OPENED).join(',') || null
}

/** How the address of a list names the models that stand open. */
export const opensModels = { opens: 'open', isOpenable: (models: string) => models.length <= 61 * MOST_OPENED }
