import { popupSlots } from '@shop/contracts/pages'
import { $likelyPopup, type LikelyPopup } from '@shop/shell/popup'
import { useEffect } from 'react'
import { remoteModule } from '../../remotes/federation.ts'
import { prefetchScreen } from '../../remotes/screens.ts'

/** Brings the files of the popup that will probably be opened, and has its remote ask for what it shows. */
export function usePreparedPopup(): void {
  useEffect(() => $likelyPopup.subscribe(popup => popup && void prepare(popup)), [])
}

/** What does not come now is asked for, and its failure shown, when the popup is opened. */
async function prepare(popup: LikelyPopup): Promise<void> {
  const { owner, slot } = popupSlots[popup.name]
  prefetchScreen({ owner, kind: 'slots', name: slot })
  const remote = await remoteModule(owner).catch(() => null)
  await remote?.prepare?.slots?.[slot]?.(popup).catch(() => undefined)
}
