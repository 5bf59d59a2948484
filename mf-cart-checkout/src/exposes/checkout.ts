export { CheckoutPage as default } from '../pages/CheckoutPage.tsx'
