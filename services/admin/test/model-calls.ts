import { changeModelEndpoint, type StaffModel, staffModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'

const text = { uk: 'Сукня', en: 'Dress' }
const anArticle = {
  article: 'DR-1042-BUR-R',
  color: 'burgundy',
  height: '160-167',
  is_shown: true,
  picture: null,
  picture_count: 0,
  own_pictures: false,
  lacks: [],
  revision: 3,
  changed: null,
}

export const aModel: StaffModel = {
  model: 'DR-1042',
  title: text,
  description: text,
  composition: text,
  care: text,
  category: 'dresses',
  collection: 'autumn-2026',
  measurements: [],
  height_measurements: [],
  sizes: ['36 (S)'],
  differences: [],
  articles: [anArticle, { ...anArticle, article: 'DR-1042-BUR-L', height: '170-177' }],
}

/** What the catalogue answers of a model. */
export function modelCalls(calls: InternalCalls, asked: unknown[]): void {
  staffRead(calls, staffModelEndpoint, () => ({ model: aModel }))
  staffWrite(calls, changeModelEndpoint, async ({ params: { model }, body, who }) => {
    asked.push({ who, model, ...body })
    const subjects = body.revisions.map(({ article }) => article)
    const [before, after] = [{ care: aModel.care }, { care: body.care }]
    return {
      answer: { model: { ...aModel, care: body.care } },
      change: { action: 'product_model_change', subject: model, subjects, before, after },
    }
  })
}
