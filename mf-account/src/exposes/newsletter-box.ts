export { NewsletterBox as default } from '../features/newsletter/NewsletterBox.tsx'
