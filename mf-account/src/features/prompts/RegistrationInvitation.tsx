import type { PopupSlotProps } from '@shop/shell/contract'
import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import { CHECKOUT, Prompt, useDecline } from './Prompt.tsx'

/** Shown on the way to the checkout, never in it: "no" leads to the cart (docs/rules.md, "Accounts"). */
export function RegistrationInvitation({ close, headingId, goOn }: PopupSlotProps<'registration'>) {
  const { t } = useTexts()
  const decline = useDecline(close, goOn)
  return (
    <Prompt
      headingId={headingId}
      title={t('prompts.registration.title')}
      actions={
        <>
          <Link
            to="/user/register"
            state={goOn && { from: CHECKOUT }}
            className={buttonClass({ wide: true })}
            onClick={close}
          >
            {t('prompts.registration.signUp')}
          </Link>
          <Link to="/loyalty-program" className={buttonClass({ variant: 'outline', wide: true })} onClick={close}>
            {t('prompts.registration.more')}
          </Link>
          <Button variant="text" onClick={decline}>
            {t(goOn ? 'prompts.goOn' : 'prompts.notNow')}
          </Button>
        </>
      }
    >
      <p>{t('prompts.registration.text')}</p>
    </Prompt>
  )
}
