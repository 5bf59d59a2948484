import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { Link } from '@shop/shell/router'
import { $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { NewestRow } from '../NewestRow.tsx'
import css from './WishlistPage.module.css'

/** Nothing yet: how to begin, and something to begin with. */
export function NoWishes() {
  const { t } = useTranslation('mf-catalog')
  const isSignedIn = useStore($session) === 'signed-in'
  return (
    <>
      <div className={css.page}>
        <EmptyState
          headingLevel={1}
          title={t('wish.empty')}
          actions={
            <>
              <Link to="/store" className={buttonClass()}>
                {t('gone.store')}
              </Link>
              {!isSignedIn && (
                <Button variant="outline" onClick={() => openPopup('login', { returnTo: '/wishlist' })}>
                  {t('wish.enter')}
                </Button>
              )}
            </>
          }
        >
          {t('wish.emptyText')}
        </EmptyState>
      </div>
      <NewestRow />
    </>
  )
}
