import { openPopup } from '@shop/shell/popup'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'

/** Signing in is offered, never asked: a guest can order. */
export function LoginOffer() {
  const { t } = useTexts()
  if (useStore($session) !== 'guest') return null
  return (
    <Button variant="text" size="small" onClick={() => openPopup('login', { returnTo: '/checkout' })}>
      {t('contact.signIn')}
    </Button>
  )
}
