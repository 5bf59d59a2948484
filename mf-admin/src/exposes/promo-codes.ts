export { PromoCodesPage as default } from '../pages/PromoCodesPage.tsx'
