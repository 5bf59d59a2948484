import type { ChosenProduct } from '@shop/contracts/staff/goods/chosen-products'
import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'

export function chosenFixture(article: string, about: Partial<ChosenProduct> = {}): ChosenProduct {
  return {
    article,
    state: 'shown',
    title: { uk: `Річ ${article}`, en: article },
    color: null,
    height: null,
    picture: null,
    price: { uah: 1000, eur: 25 },
    in_stock: true,
    ...about,
  }
}

export function bundleFixture(about: Partial<StaffBundle> = {}): StaffBundle {
  return {
    article: 'BN-9001-CAM',
    model: 'first-frost',
    title: { uk: 'Перший мороз', en: 'First Frost' },
    description: { uk: '', en: '' },
    bundle_discount_percent: 10,
    is_new: true,
    is_shown: true,
    is_deleted: false,
    products: [chosenFixture('CO-1'), chosenFixture('DR-1')],
    images: [],
    recommendations: [],
    model_params: null,
    price: { uah: 1800, eur: 45 },
    price_without_discount: { uah: 2000, eur: 50 },
    warnings: { few: false, hidden: [], missing: [] },
    revision: 2,
    changed: null,
    ...about,
  }
}
