import { modelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import { staffModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import { articleImagesEndpoint, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { productHistoryEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { staffProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { productModelParamsEndpoint } from '@shop/contracts/staff/goods/staff-recommendations'
import { queryClient } from '@shop/shell/query'

const ofModel = [
  staffModelEndpoint,
  modelSizesEndpoint,
  staffProductEndpoint,
  staffProductsEndpoint,
  articleImagesEndpoint,
  staffImagesEndpoint,
  productModelParamsEndpoint,
  productHistoryEndpoint,
]

/** A save of one part of a model shows in the others: what is open is read again. */
export async function renewModel(): Promise<void> {
  await Promise.all(ofModel.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}
