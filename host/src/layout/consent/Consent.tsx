import { $consent, $isConsentAsked } from '@shop/shell/consent'
import { registerTexts } from '@shop/shell/i18n'
import { useStore } from '@shop/shell/use-store'
import { lazy, Suspense } from 'react'
import { insist } from '../../loading/retry.ts'
import { consentTexts } from '../../texts.ts'
import { whenIdle } from '../../loading/when-idle.ts'

// The question waits until the page is there: nobody has to answer it before she may look.
const ConsentBar = lazy(() => whenIdle().then(() => insist(bringBar)))

/** Asks once what may be kept, and again when she wants it. */
export function Consent() {
  const isUnasked = useStore($consent) === 'unasked'
  const isAskedAnew = useStore($isConsentAsked)
  return <Suspense>{(isUnasked || isAskedAnew) && <ConsentBar isAskedAnew={isAskedAnew} />}</Suspense>
}

async function bringBar() {
  const code = import(/* webpackChunkName: "consent-bar" */ './ConsentBar.tsx')
  await registerTexts('host', consentTexts, 'consent')
  return code
}
