import { listOrProduct } from '../ListAndProduct.tsx'
import { StorePage } from './StorePage.tsx'

export const storeScreen = listOrProduct('list', StorePage)
