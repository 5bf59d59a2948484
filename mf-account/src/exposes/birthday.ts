export { BirthdayGreeting as default } from '../features/prompts/BirthdayGreeting.tsx'
