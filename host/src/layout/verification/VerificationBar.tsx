import { verificationBarSlot } from '@shop/contracts/pages'
import { $consent } from '@shop/shell/consent'
import { useLocation } from '@shop/shell/router'
import { $customer } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { useId, useRef, useState } from 'react'
import { OptionalScreen } from '../../remotes/OptionalScreen.tsx'
import { useRoomBelow } from '../use-room-below.ts'
import css from './VerificationBar.module.css'

const { owner, slot } = verificationBarSlot
const screen = { owner, kind: 'slots', name: slot } as const
const LATER = 'verification-later'

/** Reminds a customer whose mailbox is not proven; never at the checkout or on the page that proves it. One bar is enough at a time. */
export function VerificationBar() {
  const customer = useStore($customer)
  const consent = useStore($consent)
  const { pathname } = useLocation()
  const [isLater, setLater] = useState(() => sessionStorage.getItem(LATER) !== null)
  const isBusy = /^\/(checkout|payment|user\/(verify|update-password))(\/|$)/.test(pathname)
  if (!customer || customer.email_verified || isLater || isBusy || consent === 'unasked') return null

  function close() {
    sessionStorage.setItem(LATER, 'yes')
    setLater(true)
  }
  return <Bar close={close} />
}

function Bar({ close }: { close: () => void }) {
  const bar = useRef<HTMLElement>(null)
  const headingId = useId()
  useRoomBelow(bar)
  return (
    <section ref={bar} className={css.bar} aria-labelledby={headingId}>
      <OptionalScreen address={screen} input={{ close, headingId }} />
    </section>
  )
}
