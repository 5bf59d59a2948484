export { OtherPage as default } from '../pages/OtherPage.tsx'
