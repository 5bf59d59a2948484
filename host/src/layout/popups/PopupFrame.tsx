import { type PopupName, popupSlots } from '@shop/contracts/pages'
import { useTranslation } from '@shop/shell/i18n'
import {
  $likelyPopup,
  $popup,
  closePopup,
  closePopupOfLastPage,
  type LikelyPopup,
  type OpenPopup,
} from '@shop/shell/popup'
import { useLocation } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useEffect, useId, useState } from 'react'
import { whenPresent } from '../../navigation/when-present.ts'
import { remoteModule } from '../../remotes/federation.ts'
import { RemoteScreen } from '../../remotes/RemoteScreen.tsx'
import { prefetchScreen } from '../../remotes/screens.ts'
import { Notices } from '../notices/Notices.tsx'
import { Drawer } from './Drawer.tsx'
import css from './PopupFrame.module.css'

/** Longer than the drawer needs to slide out. */
const CLOSING_MS = 250

/** The frame of every popup: a remote fills it. */
export function PopupFrame() {
  const popup = useStore($popup)
  const shown = useLastWhileClosing(popup)
  const { pathname } = useLocation()
  const { t } = useTranslation('host')
  const headingId = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page that is drawn
  useEffect(closePopupOfLastPage, [pathname])
  useFocusOnHeading(headingId, popup?.name)
  usePreparedPopup()
  const side = shown ? popupSlots[shown.name].side : 'right'

  return (
    <Drawer key={side} isOpen={popup !== null} side={side} labelledBy={headingId} onClose={closePopup}>
      <div className={css.close}>
        <IconButton icon="close" label={t('popup.close')} onClick={closePopup} />
      </div>
      <div className={css.slot}>
        {shown && (
          <RemoteScreen
            key={shown.name}
            {...slotOf(shown.name)}
            occasion="popup"
            input={{ ...shown.input, close: closePopup, headingId }}
          />
        )}
      </div>
      {/* Outside of the dialog everything is inert, also what a notice offers. */}
      {popup && <Notices />}
    </Drawer>
  )
}

function slotOf(name: PopupName) {
  const { owner, slot } = popupSlots[name]
  return { owner, kind: 'slots', name: slot } as const
}

function useLastWhileClosing(popup: OpenPopup | null): OpenPopup | null {
  const [last, setLast] = useState(popup)
  useEffect(() => {
    if (popup) return setLast(popup)
    const timer = setTimeout(() => setLast(null), CLOSING_MS)
    return () => clearTimeout(timer)
  }, [popup])
  return popup ?? last
}

/** Once the slot has brought its heading, the focus goes there, unless the shopper has already moved on. */
function useFocusOnHeading(headingId: string, popup: string | undefined): void {
  useEffect(() => {
    if (!popup) return
    return whenPresent(`[id="${headingId}"]`, heading => {
      const isAtStart = document.activeElement?.matches('dialog, dialog button:first-child') ?? true
      heading.tabIndex = -1
      if (isAtStart) heading.focus({ preventScroll: true })
    })
  }, [headingId, popup])
}

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
