export { RegisterPage as default } from '../pages/RegisterPage.tsx'
