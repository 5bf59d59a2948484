import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { useTexts } from '../../use-texts.ts'
import { useOrdersAddress } from './use-orders-address.ts'

/** Nothing was ordered yet, or nothing fits the question, or the list has become shorter than this page. */
export function NoOrders({ page, pages }: { page: number; pages: number }) {
  const { t } = useTexts()
  const { search, paid, needs, forgetQuestion, linkToPage } = useOrdersAddress()

  if (page > pages)
    return (
      <EmptyState
        title={t('empty.noSuchPage')}
        actions={
          <Link to={linkToPage(1)} className={buttonClass({ variant: 'outline' })}>
            {t('empty.firstPage')}
          </Link>
        }
      />
    )
  if (!search && paid === 'all' && needs === 'all')
    return <EmptyState title={t('empty.noOrders')}>{t('empty.noOrdersText')}</EmptyState>
  return (
    <EmptyState
      title={t('empty.nothingFound')}
      actions={
        <Button variant="outline" onClick={forgetQuestion}>
          {t('empty.showAll')}
        </Button>
      }
    >
      {t('empty.nothingFoundText')}
    </EmptyState>
  )
}
