import { Link } from '@shop/shell/router'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../../../use-texts.ts'
import css from './AccountOffer.module.css'

/** As typed at the checkout of this browser. */
export type GuestContact = { name: string; surname: string; phone: string; email: string }

/** To who ordered as a guest: an account, with all that was typed for the order filled in. */
export function AccountOffer({ contact, from }: { contact: GuestContact; from: string }) {
  const { t } = useTexts()
  if (useStore($session) !== 'guest' || !contact.email) return null
  return (
    <section className={css.offer} aria-labelledby="account-offer" data-print="none">
      <h2 id="account-offer" className={css.heading}>
        {t('account.title')}
      </h2>
      <p>{t('account.text')}</p>
      <Link to="/user/register" state={{ from, contact }} className={buttonClass({ variant: 'outline', wide: true })}>
        {t('account.create')}
      </Link>
    </section>
  )
}
