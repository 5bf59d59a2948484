export { PaymentPage as default } from '../pages/PaymentPage.tsx'
