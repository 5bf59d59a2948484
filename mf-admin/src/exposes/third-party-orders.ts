export { ThirdPartyOrdersPage as default } from '../pages/ThirdPartyOrdersPage.tsx'
