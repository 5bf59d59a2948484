import type { CarrierDraft } from './delivery-draft.ts'

/** The carriers abroad, with their usual delivery days. */
const carriers: readonly CarrierDraft[] = [
  { slug: 'ukrposhta', title: { uk: 'Укрпошта', en: 'Ukrposhta' }, min: '28', max: '56' },
  { slug: 'nova-poshta', title: { uk: 'Нова пошта', en: 'Nova Poshta' }, min: '3', max: '7' },
  { slug: 'nictarin', title: { uk: 'Nictarin (прискорена)', en: 'Nictarin (expedited)' }, min: '7', max: '14' },
]

export function findCarrier(slug: string): CarrierDraft | undefined {
  return carriers.find(carrier => carrier.slug === slug)
}

/** Carriers that are not offered yet. */
export function carriersBesides(offered: readonly { slug: string }[]): CarrierDraft[] {
  return carriers.filter(({ slug }) => offered.every(other => other.slug !== slug))
}
