import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import { useId } from 'react'
import css from '../features/order-look-up/OrderLookUp.module.css'
import { OrderLookUp } from '../features/order-look-up/OrderLookUp.tsx'
import { useTexts } from '../use-texts.ts'

/** For guests who have the number of their order, but not the email that leads to it. */
export function OrderStatusPage() {
  const { t } = useTexts()
  const id = useId()
  usePageMeta({ title: t('lookUp.pageTitle') })
  return (
    <div className={css.page}>
      <h1 id={id}>{t('lookUp.title')}</h1>
      <OrderLookUp labelledBy={id} />
      <p className={css.account}>
        {t('lookUp.withAccount')} <Link to="/user/personal/orders">{t('lookUp.toAccount')}</Link>
      </p>
    </div>
  )
}
