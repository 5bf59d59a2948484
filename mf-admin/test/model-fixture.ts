import type { ModelArticle, StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { sizeNames } from './product-fixture.ts'

const text = (uk: string, en: string) => ({ uk, en })

export function modelArticle(article: string, about: Partial<ModelArticle> = {}): ModelArticle {
  return {
    article,
    color: 'black',
    height: '160-167',
    is_shown: false,
    picture: null,
    picture_count: 0,
    own_pictures: false,
    lacks: ['picture'],
    revision: 4,
    changed: null,
    ...about,
  }
}

/** A dress in two colours; the black one in two heights. */
export function modelFixture(about: Partial<StaffModel> = {}): StaffModel {
  return {
    model: 'DR-1',
    title: text('Сукня', 'Dress'),
    description: text('Довга', 'Long'),
    composition: text('', ''),
    care: text('', ''),
    category: 'dresses',
    collection: 'spring',
    measurements: [],
    height_measurements: [],
    sizes: [...sizeNames],
    differences: [],
    articles: [
      modelArticle('DR-1-BLA'),
      modelArticle('DR-1-BLA-170', { height: '170-177', lacks: [], picture: 'front', picture_count: 1 }),
      modelArticle('DR-1-RED', { color: 'red', is_shown: true, lacks: [], picture: 'red-front', picture_count: 2 }),
    ],
    ...about,
  }
}
