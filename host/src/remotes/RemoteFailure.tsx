import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { useEffect } from 'react'
import css from './RemoteFailure.module.css'

type Props = { onTryAgain: () => void; isInPopup?: boolean }

/** The rest of the shop stays alive around this message; with the connection back, nobody needs to press anything. */
export function RemoteFailure({ onTryAgain, isInPopup = false }: Props) {
  const { t } = useTranslation('host')
  useEffect(() => {
    addEventListener('online', onTryAgain)
    return () => removeEventListener('online', onTryAgain)
  }, [onTryAgain])
  const Heading = isInPopup ? 'h2' : 'h1'
  return (
    <section className={css.failure} role="alert">
      <Heading className={css.title}>{t('remote.failed')}</Heading>
      <p>{t('remote.advice')}</p>
      <div className={css.ways}>
        <Button onClick={onTryAgain}>{t('remote.again')}</Button>
        <Link to="/" className={buttonClass({ variant: 'text' })}>
          {t('remote.home')}
        </Link>
      </div>
    </section>
  )
}
