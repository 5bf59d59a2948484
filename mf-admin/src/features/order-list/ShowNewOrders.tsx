import { Button } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import css from './ShowNewOrders.module.css'

type Props = { count: number; isBusy: boolean; onShow: () => void }

/** New orders are announced first: no row moves before staff ask for them. */
export function ShowNewOrders({ count, isBusy, onShow }: Props) {
  const { t } = useTexts()
  return (
    <div className={css.place} aria-live="polite">
      {count > 0 && (
        <Button size="small" className={css.button} busy={isBusy} onClick={onShow}>
          {t('orders.new', { count })}
        </Button>
      )}
    </div>
  )
}
