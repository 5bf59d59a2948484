export { PaymentUnavailable as default } from '../features/payment/PaymentUnavailable.tsx'
