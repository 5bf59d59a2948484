export { ProductPage as default } from '../pages/ProductPage.tsx'
