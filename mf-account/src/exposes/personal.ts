export { PersonalPage as default } from '../pages/PersonalPage.tsx'
