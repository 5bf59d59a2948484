export { atom } from 'nanostores'
