export { RegistrationInvitation as default } from '../features/prompts/RegistrationInvitation.tsx'
