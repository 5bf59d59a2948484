import { staffModelsEndpoint } from '@shop/contracts/staff/goods/staff-model-list'
import { modelSizesEndpoint } from '@shop/contracts/staff/goods/staff-model-sizes'
import { staffModelEndpoint } from '@shop/contracts/staff/goods/staff-models'
import { articleImagesEndpoint, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { bulksEndpoint, productHistoryEndpoint } from '@shop/contracts/staff/goods/staff-product-bulk'
import { staffProductEndpoint } from '@shop/contracts/staff/goods/staff-product-forms'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { productModelParamsEndpoint } from '@shop/contracts/staff/goods/staff-recommendations'
import { queryClient } from '@shop/shell/query'

const ofGoods = [
  staffModelEndpoint,
  modelSizesEndpoint,
  staffProductEndpoint,
  staffProductsEndpoint,
  staffModelsEndpoint,
  bulksEndpoint,
  articleImagesEndpoint,
  staffImagesEndpoint,
  productModelParamsEndpoint,
  productHistoryEndpoint,
]

/** A change of goods shows wherever they are on the screen: what is open is read again. */
export async function renewGoods(): Promise<void> {
  await Promise.all(ofGoods.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}
