import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import type { ReactNode } from 'react'
import { useTexts } from '../../../use-texts.ts'
import { LastWishes } from './LastWishes.tsx'

/** The page's own heading says where one is; the popup's says it too. */
export function EmptyCart({ actions }: { actions: ReactNode }) {
  const { t } = useTexts()
  return (
    <>
      <EmptyState title={t('cart.emptyTitle')} actions={actions}>
        <p>{t('cart.emptyText')}</p>
      </EmptyState>
      <LastWishes />
    </>
  )
}
