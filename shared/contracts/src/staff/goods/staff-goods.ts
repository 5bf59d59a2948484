import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { modelSizesSchema } from './staff-model-sizes.ts'
import { staffModelSchema } from './staff-models.ts'
import { staffProductSchema } from './staff-product-forms.ts'
import { productParams } from './staff-products.ts'

/** All that the page of a model shows of its goods, as it is at one moment. */
export const staffGoodsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/by-article/:article',
  summary:
    'All that staff may know of an article, what is one for its model and where articles differ, and prices, weights and stock of every size of each',
  access: 'staff:content',
  owner: 'catalog',
  params: productParams,
  result: z.object({ product: staffProductSchema, model: staffModelSchema, sizes: modelSizesSchema }),
})
