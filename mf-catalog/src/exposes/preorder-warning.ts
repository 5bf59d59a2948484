export { PreorderWarning as default } from '../features/product/PreorderWarning.tsx'
