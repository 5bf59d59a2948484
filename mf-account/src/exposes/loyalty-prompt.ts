export { LoyaltyPrompt as default } from '../features/prompts/LoyaltyPrompt.tsx'
