import { type StaffProductRow, staffProductRowSchema } from '@shop/contracts/staff/goods/staff-products'
import { blankOf } from '@shop/testing/sample'

/** A product as the list of staff has it. */
export const productRow = (article: string, about: Partial<StaffProductRow> = {}): StaffProductRow => ({
  ...blankOf(staffProductRowSchema),
  article,
  model: 'DR-1',
  title: { uk: `Сукня ${article}`, en: 'Dress' },
  category: 'dresses',
  collection: 'spring',
  color: 'black',
  sizes: [{ name: '36 (S)', available: 2 }],
  price: { uah: 4990, eur: 111 },
  stock: 2,
  is_shown: true,
  ...about,
})
