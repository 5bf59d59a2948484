import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import { typedNumber } from '../numbers.ts'

const lengths = ['height_cm', 'chest_cm', 'waist_cm', 'hips_cm'] as const

/** Who wears it in the pictures, as it is typed. */
export type WornDraft = Record<(typeof lengths)[number] | 'wears_size', string>

export const wornFields = [...lengths, 'wears_size'] as const

/** What the form shows of what is stored; nothing for null. */
export function wornDraft(stored: { [Name in keyof WornDraft]: number | string } | null): WornDraft {
  const draft = { height_cm: '', chest_cm: '', waist_cm: '', hips_cm: '', wears_size: '' }
  return stored ? { ...draft, ...Object.fromEntries(wornFields.map(name => [name, String(stored[name])])) } : draft
}

/** What is sent: null when nothing is typed at all. What is no number is sent as one that the contract refuses. */
export function modelParamsOf(draft: WornDraft): ModelParams {
  if (wornFields.every(name => draft[name].trim() === '')) return null
  const [height_cm, chest_cm, waist_cm, hips_cm] = lengths.map(name => typedNumber(draft[name]) ?? 0)
  const wears_size = draft.wears_size.trim()
  return {
    height_cm: height_cm ?? 0,
    chest_cm: chest_cm ?? 0,
    waist_cm: waist_cm ?? 0,
    hips_cm: hips_cm ?? 0,
    wears_size,
  }
}
