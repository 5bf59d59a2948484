import { listOrProduct } from '../ListAndProduct.tsx'
import { ProductPage } from './ProductPage.tsx'

export const productScreen = listOrProduct('product', ProductPage)
