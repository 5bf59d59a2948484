import { type StaffModelRow, staffModelRowSchema } from '@shop/contracts/staff/goods/staff-model-list'
import { blankOf } from '@shop/testing/sample'

/** A model of two articles as the list of staff has it. */
export const modelRow = (model: string, about: Partial<StaffModelRow> = {}): StaffModelRow => {
  const { opened: _, ...blank } = blankOf(staffModelRowSchema)
  return {
    ...blank,
    model,
    article: `${model}-1`,
    title: { uk: `Модель ${model}`, en: 'Dress' },
    category: 'dresses',
    collection: 'spring',
    colors: ['black'],
    articles: [`${model}-1`, `${model}-2`],
    article_count: 2,
    price: { uah: 4990, eur: 111 },
    stock: 4,
    shown: 2,
    ...about,
  }
}
