export { NewsletterPage as default } from '../pages/NewsletterPage.tsx'
