import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { useTexts } from '../../use-texts.ts'
import type { OrderList } from './use-order-list.ts'

/** Nothing was ordered yet, or nothing fits the question, or the list has become shorter than this page. */
export function NoOrders({ list, pages }: { list: OrderList; pages: number }) {
  const { t } = useTexts()
  if (list.page > pages)
    return (
      <EmptyState
        title={t('empty.noSuchPage')}
        actions={
          <Link to={list.linkToPage(1)} className={buttonClass({ variant: 'outline' })}>
            {t('empty.firstPage')}
          </Link>
        }
      />
    )
  if (!list.isNarrowed) return <EmptyState title={t('empty.noOrders')}>{t('empty.noOrdersText')}</EmptyState>
  return (
    <EmptyState
      title={t('empty.nothingFound')}
      actions={
        <Button variant="outline" onClick={list.forgetFilter}>
          {t('empty.showAll')}
        </Button>
      }
    >
      {t('empty.nothingFoundText')}
    </EmptyState>
  )
}
