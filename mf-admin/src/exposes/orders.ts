export { OrdersPage as default } from '../pages/OrdersPage.tsx'
