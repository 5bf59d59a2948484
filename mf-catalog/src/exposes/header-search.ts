export { HeaderSearch as default } from '../features/search/HeaderSearch.tsx'
