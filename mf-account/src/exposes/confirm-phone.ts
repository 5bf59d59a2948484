export { ConfirmPhonePopup as default } from '../features/phone/ConfirmPhonePopup.tsx'
