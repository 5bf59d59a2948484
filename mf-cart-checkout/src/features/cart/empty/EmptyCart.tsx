import { emptyCartText } from '@shop/contracts/texts/page-texts'
import { useFormat } from '@shop/shell/format'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import type { ReactNode } from 'react'
import { LastWishes } from './LastWishes.tsx'

/** The page's own heading says where one is; the popup's says it too. */
export function EmptyCart({ actions }: { actions: ReactNode }) {
  const { text } = useFormat()
  return (
    <>
      <EmptyState title={text(emptyCartText.title)} actions={actions}>
        <p>{text(emptyCartText.text)}</p>
      </EmptyState>
      <LastWishes />
    </>
  )
}
