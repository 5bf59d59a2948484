import type { StaffProductRow } from '@shop/contracts/staff/goods/staff-products'

/** A product as the list of staff has it. */
export const productRow = (article: string, about: Partial<StaffProductRow> = {}): StaffProductRow => ({
  article,
  model: 'DR-1',
  title: { uk: `Сукня ${article}`, en: 'Dress' },
  category: 'dresses',
  collection: 'spring',
  color: 'black',
  height: null,
  sizes: [{ name: '36 (S)', available: 2 }],
  price: { uah: 4990, eur: 111 },
  price_without_discount: null,
  stock: 2,
  is_shown: true,
  picture: null,
  preorder_on: null,
  missing: [],
  revision: 0,
  changed: null,
  ...about,
})
