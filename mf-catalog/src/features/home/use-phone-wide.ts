import { useSyncExternalStore } from 'react'

export function usePhoneWide(query: string): boolean {
  return useSyncExternalStore(
    onChange => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
