export { persistentAtom } from '@nanostores/persistent'
export { atom, computed, map, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
