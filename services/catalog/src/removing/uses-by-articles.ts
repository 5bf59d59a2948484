import type { NamedInSales } from '@shop/contracts/orders/sales-uses'
import type { RemovableKind, Use } from '@shop/contracts/staff/removing/removing'
import type { Stops } from '@shop/service-kit/removing/removal'
import { countUses, type NamingPlace } from '@shop/service-kit/storage/count-uses'
import type { Db } from 'mongodb'
import type { SalesUses } from '../clients/sales-uses.ts'
import { mergeUses } from './uses-of-articles.ts'

export type DescribingKind = Extract<RemovableKind, 'category' | 'collection' | 'color' | 'size' | 'height'>

const field: Record<DescribingKind, Pick<NamingPlace<Use['kind']>, 'list' | 'field'>> = {
  category: { field: 'category' },
  collection: { field: 'collection' },
  color: { field: 'color' },
  size: { list: 'sizes', field: 'name' },
  height: { field: 'height' },
}
/** Orders keep what they were sold as; colours and heights stand there in words. */
const named: Partial<Record<DescribingKind, NamedInSales>> = {
  category: 'category',
  collection: 'collection',
  size: 'size',
}

/**
 * What keeps something that articles are described by: shown ones keep it from being archived, all of them, orders, carts, figures
 * and promo codes from being deleted (docs/rules.md, "Removing").
 */
export async function stopsByArticles(
  { db, salesUses }: { db: Db; salesUses: SalesUses },
  kind: DescribingKind,
  names: readonly string[],
): Promise<Stops> {
  const place = {
    kind: 'product' as const,
    collection: 'articles',
    ...field[kind],
    name: 'article',
    titled: true as const,
  }
  const inSales = named[kind]
  const [all, shown, sold] = await Promise.all([
    countUses(db, place, names),
    countUses(db, { ...place, among: { is_shown: true } }, names),
    inSales ? salesUses(inSales, names) : [],
  ])
  return { archive: mergeUses(shown), delete: mergeUses([...all, ...sold]) }
}
