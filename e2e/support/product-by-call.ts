import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { picturesFolder } from '@shop/demo-data/pictures'
import { callShop } from './call-shop.ts'

export const onlySize = '36 (S)'

type Wanted = {
  article: string
  category?: string
  title: { uk: string; en: string }
  /** Another size that costs 300 hryvnias more. */
  dearer?: string
  /** Its model, colour and price, of which another product may be in another colour. */
  ofModel?: { model: string; color: string; uah: number }
}

const nothing = { uk: '', en: '' }

/** A product in one size, black if nothing else is said, or in another size that costs more, that shoppers see and can buy, for stories that begin behind its card. */
export async function productByCall(
  office: Page,
  { article, category = 'skirts', title, dearer, ofModel }: Wanted,
): Promise<void> {
  const { collections } = await (await office.request.get('/api/collections/all')).json()
  const sizeAt = (name: string, uah: number) => {
    const price = { uah, eur: null }
    return { name, price, price_without_discount: null, weight_kg: 0.4, preorder_limit: null }
  }
  await callShop(office, '/api/admin/products', {
    data: {
      model: ofModel?.model ?? article,
      category,
      collection: collections[0].name,
      title,
      description: nothing,
      composition: nothing,
      care: nothing,
      sizes: [sizeAt(onlySize, ofModel?.uah ?? 2500), ...(dearer ? [sizeAt(dearer, 2800)] : [])],
      measurements: [],
      start_sale_date: null,
      preorder_on: null,
      articles: [{ article, color: ofModel?.color ?? 'black', height: null }],
    },
  })
  await pictureByCall(office, article)
  await stockByCall(office, article)
  if (dearer) await stockByCall(office, article, 5, dearer)
  await callShop(office, `/api/admin/products/by-article/${article}/is-show`, {
    method: 'PUT',
    data: { is_show: true },
  })
}

/** The first picture of a product that has none. */
export async function pictureByCall(office: Page, article: string): Promise<void> {
  const file = await readFile(path.join(picturesFolder, 'wrap-dress-black-front.webp'))
  const headers = { 'content-type': 'image/webp' }
  const uploaded = await callShop(office, '/api/images/upload', { headers, data: file })
  const { name } = (await uploaded.json()).picture
  const alt = { uk: 'Чорна сукня', en: 'A black dress' }
  const images = [{ name, shot: 'front', alt, focus: null }]
  await callShop(office, '/api/images/change', { data: { article, pictures_revision: 0, images } })
}

/** So many items of a size, if nothing else is said of the only one, come in, or go. */
export async function stockByCall(office: Page, article: string, by = 5, size = onlySize): Promise<void> {
  await callShop(office, `/api/admin/products/by-article/${article}/stock`, {
    method: 'PUT',
    headers: { 'idempotency-key': randomUUID() },
    data: { changes: [{ size, by }], reason: 'A story' },
  })
}
