import {
  type ModelArticle,
  modelArticleSchema,
  type StaffModel,
  staffModelSchema,
} from '@shop/contracts/staff/goods/staff-models'
import { blankOf } from '@shop/testing/sample'
import { sizeNames } from './product-fixture.ts'

const text = (uk: string, en: string) => ({ uk, en })

export function modelArticle(article: string, about: Partial<ModelArticle> = {}): ModelArticle {
  const own = { article, color: 'black', height: '160-167', lacks: ['picture' as const], revision: 4 }
  return { ...blankOf(modelArticleSchema), ...own, ...about }
}

/** A dress in two colours; the black one in two heights. */
export function modelFixture(about: Partial<StaffModel> = {}): StaffModel {
  return {
    ...blankOf(staffModelSchema),
    model: 'DR-1',
    title: text('Сукня', 'Dress'),
    description: text('Довга', 'Long'),
    category: 'dresses',
    collection: 'spring',
    sizes: [...sizeNames],
    articles: [
      modelArticle('DR-1-BLA'),
      modelArticle('DR-1-BLA-170', { height: '170-177', lacks: [], picture: 'front', picture_count: 1 }),
      modelArticle('DR-1-RED', { color: 'red', is_shown: true, lacks: [], picture: 'red-front', picture_count: 2 }),
    ],
    ...about,
  }
}
