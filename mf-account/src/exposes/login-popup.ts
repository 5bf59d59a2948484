export { LoginPopup as default } from '../features/sign-in/LoginPopup.tsx'
