export { CartPopup as default } from '../features/cart/CartPopup.tsx'
