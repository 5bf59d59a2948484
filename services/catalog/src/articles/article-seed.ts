import { addDays } from '@shop/calendar/kyiv-days'
import type { ProductPicture } from '@shop/contracts/catalog/products'
import type { DemoArticle, DemoLookPicture, DemoPicture } from '@shop/demo-data/articles/demo-article'
import type { Article } from './article.ts'

/** Days that the demonstration counts from its first day become days of the calendar. */
export function toArticle(demo: DemoArticle, firstDay: string): Article {
  const {
    sizes,
    pictures,
    published_days_ago,
    sale_starts_in_days,
    preorder_in_days,
    preorder_limit: _,
    ...same
  } = demo
  return {
    ...same,
    pictures: pictures.map(toPicture),
    sizes: sizes.map(({ name, price, price_without_discount, weight_kg }) => ({
      name,
      price,
      price_without_discount,
      weight_kg,
    })),
    published_on: addDays(firstDay, -published_days_ago),
    start_sale_date: sale_starts_in_days === null ? null : addDays(firstDay, sale_starts_in_days),
    preorder_on: preorder_in_days === null ? null : addDays(firstDay, preorder_in_days),
  }
}

export function toPicture({ file, ...same }: DemoPicture | DemoLookPicture): ProductPicture {
  return { name: pictureName(file), ...same }
}

/** Addresses of pictures have no extension of their own: the width and format come after the name. */
export function pictureName(file: string): string {
  return file.replace(/\.webp$/, '')
}
