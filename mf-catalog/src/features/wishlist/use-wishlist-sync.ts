import { $session } from '@shop/shell/session'
import { syncWishlist } from '@shop/shell/synced-wishlist'
import { useStore } from '@shop/shell/use-store'
import { useEffect, useState } from 'react'

/** Opening the page asks the service for what other devices did. True while an empty list may still turn out not to be empty. */
export function useWishlistSync(): boolean {
  const session = useStore($session)
  const [isSynced, setIsSynced] = useState(false)
  useEffect(() => {
    if (session !== 'signed-in') return
    let isOpen = true
    void syncWishlist().then(() => isOpen && setIsSynced(true))
    return () => {
      isOpen = false
    }
  }, [session])
  return session === 'unknown' || (session === 'signed-in' && !isSynced)
}
