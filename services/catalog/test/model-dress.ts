import type { ShopError } from '@shop/contracts/errors'
import { changeModelEndpoint, modelFormSchema, type StaffModel } from '@shop/contracts/staff/goods/staff-models'
import { changeProductEndpoint, productFormSchema } from '@shop/contracts/staff/goods/staff-product-forms'
import { addDress, newDress, readModelOf, readProduct } from './new-dress.ts'
import { startApi } from './start-api.ts'

export const model = 'DR-77'
const colors = ['black', 'burgundy', 'ivory', 'camel']
const heights = ['160-167', '170-177']
const nameOf = (color: string, height: string) => `${model}-${color.slice(0, 3).toUpperCase()}-${height.slice(0, 3)}`
export const names = colors.flatMap(color => heights.map(height => nameOf(color, height))).toSorted()
export const text = (uk: string, en: string) => ({ uk, en })
export const toMeasurements = (size: string, chest: number) => ({ size, chest, waist: 70, hips: 96, volumetric: 100 })

/** A dress in four colours and two heights. */
export async function openModel(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options)
  const { staff, db } = api
  await addDress(api, {
    model,
    title: text('Сукня', 'Dress'),
    sizes: newDress.sizes.map(size => ({ ...size, preorder_limit: null })),
    articles: colors.flatMap(color => heights.map(height => ({ article: nameOf(color, height), color, height }))),
  })
  const read = () => readModelOf(api, names[0] ?? '')
  const save = async (changed: object, seen?: StaffModel, who = 'olha') => {
    const known = seen ?? (await read())
    const revisions = known.articles.map(({ article, revision }) => ({ article, revision }))
    const body = { ...modelFormSchema.parse(known), revisions, overwrite: [], ...changed }
    return staff.write(changeModelEndpoint, { who, params: { model }, body })
  }
  const refusal = (...asked: Parameters<typeof save>) =>
    save(...asked).then(
      () => null,
      (error: ShopError) => error,
    )
  /** As a colleague saves one article alone. */
  const saveOne = async (article: string, changed: object) => {
    const product = await readProduct(api, article)
    const body = { ...productFormSchema.parse({ ...product, ...changed }), revision: product.revision }
    await staff.write(changeProductEndpoint, { who: 'iryna', params: { article }, body })
  }
  const findStored = () => db.collection('articles').find({ model }).sort({ article: 1 }).toArray()
  return { ...api, read, save, refusal, saveOne, findStored }
}
