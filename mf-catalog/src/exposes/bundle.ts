export { BundlePage as default } from '../pages/BundlePage.tsx'
