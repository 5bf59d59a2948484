export { StorePage as default } from '../pages/StorePage.tsx'
