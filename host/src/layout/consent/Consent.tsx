import { $consent, $isConsentAsked } from '@shop/shell/consent'
import { registerTexts } from '@shop/shell/i18n'
import { useStore } from '@shop/shell/use-store'
import { lazy, Suspense } from 'react'
import { retry } from '../../loading/retry.ts'
import { whenIdle } from '../../loading/when-idle.ts'
import { consentTexts } from '../../texts.ts'

// The question waits until the page is there: nobody has to answer it before looking around.
const ConsentBar = lazy(() => whenIdle().then(() => retry(loadBar)))

/** Asks once what may be stored, and again when the visitor opens it from the footer. */
export function Consent() {
  const isUnasked = useStore($consent) === 'unasked'
  const isAskedAnew = useStore($isConsentAsked)
  return <Suspense>{(isUnasked || isAskedAnew) && <ConsentBar isAskedAnew={isAskedAnew} />}</Suspense>
}

async function loadBar() {
  const code = import(/* webpackChunkName: "consent-bar" */ './ConsentBar.tsx')
  await registerTexts('host', consentTexts, 'consent')
  return code
}
