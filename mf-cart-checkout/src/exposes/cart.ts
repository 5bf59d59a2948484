export { CartPage as default } from '../pages/CartPage.tsx'
