export { NewsletterThanks as default } from '../features/newsletter/NewsletterThanks.tsx'
