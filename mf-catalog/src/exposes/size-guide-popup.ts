export { SizeGuidePopup as default } from '../features/product/SizeGuidePopup.tsx'
