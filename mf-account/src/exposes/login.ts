export { LoginPage as default } from '../pages/LoginPage.tsx'
