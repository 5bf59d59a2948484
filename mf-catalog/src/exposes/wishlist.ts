export { WishlistPage as default } from '../pages/WishlistPage.tsx'
