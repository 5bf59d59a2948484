import { type ChosenProduct, chosenProductSchema } from '@shop/contracts/staff/goods/chosen-products'
import { type StaffBundle, staffBundleSchema } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { blankOf } from '@shop/testing/sample'

export function chosenFixture(article: string, about: Partial<ChosenProduct> = {}): ChosenProduct {
  return {
    ...blankOf(chosenProductSchema),
    article,
    title: { uk: `Річ ${article}`, en: article },
    price: { uah: 1000, eur: 25 },
    in_stock: true,
    ...about,
  }
}

export function bundleFixture(about: Partial<StaffBundle> = {}): StaffBundle {
  return {
    ...blankOf(staffBundleSchema),
    article: 'BN-9001-CAM',
    model: 'first-frost',
    title: { uk: 'Перший мороз', en: 'First Frost' },
    bundle_discount_percent: 10,
    is_new: true,
    is_shown: true,
    products: [chosenFixture('CO-1'), chosenFixture('DR-1')],
    price: { uah: 1800, eur: 45 },
    price_without_discount: { uah: 2000, eur: 50 },
    revision: 2,
    ...about,
  }
}
