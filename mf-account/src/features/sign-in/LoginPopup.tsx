import type { PopupSlotProps } from '@shop/shell/contract'
import { useLocation, useNavigate } from '@shop/shell/router'
import { PopupTitle } from '../../popup/PopupTitle.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './LoginPopup.module.css'
import { SignInForm } from './SignInForm.tsx'

/** Opens over the present page; afterwards the customer is there again, or where the popup was to lead. */
export function LoginPopup({ close, headingId, returnTo }: PopupSlotProps<'login'>) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const goOn = () => {
    if (returnTo && returnTo !== pathname) navigate(returnTo)
    close()
  }

  return (
    <div className={css.popup}>
      <PopupTitle id={headingId}>{t('signIn.title')}</PopupTitle>
      <SignInForm labelledBy={headingId} from={returnTo ?? pathname} onSignedIn={goOn} />
    </div>
  )
}
