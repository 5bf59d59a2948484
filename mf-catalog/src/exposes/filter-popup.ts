export { FilterPopup as default } from '../features/store/FilterPopup.tsx'
