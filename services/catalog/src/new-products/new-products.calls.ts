import { newProductsEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffWrite } from '@shop/service-kit/between-services/staff-calls'
import { addProducts, type NewProductsDeps } from './add-products.ts'

/** New articles of a model, from one form. */
export function addNewProductsCalls(internal: InternalCalls, deps: NewProductsDeps): void {
  staffWrite(internal, newProductsEndpoint, async ({ body, who }) => {
    const answer = await addProducts(deps, { who, form: body })
    const { articles, copy_of, pictures, is_show, ...after } = body
    const subjects = answer.articles
    const asked = {
      articles,
      ...(copy_of && { copy_of }),
      ...(pictures && { pictures }),
      ...(is_show && { is_show }),
    }
    return { answer, change: { action: 'product_add', subject: subjects[0] ?? '', subjects, asked, after } }
  })
}
