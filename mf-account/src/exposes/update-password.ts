export { UpdatePasswordPage as default } from '../pages/UpdatePasswordPage.tsx'
