export { VerifyPage as default } from '../pages/VerifyPage.tsx'
