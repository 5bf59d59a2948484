export { VerificationBar as default } from '../features/verification/VerificationBar.tsx'
