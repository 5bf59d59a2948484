export { ThirdPartyOrderPage as default } from '../pages/ThirdPartyOrderPage.tsx'
