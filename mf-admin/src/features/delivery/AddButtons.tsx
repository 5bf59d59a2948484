import { Button } from '@shop/ui-kit/Button'
import css from './Delivery.module.css'

type Props = { options: readonly { key: string; label: string; onAdd: () => void }[] }

/** What can still be added; nothing when all is there. */
export function AddButtons({ options }: Props) {
  if (options.length === 0) return null
  return (
    <div className={css.buttons}>
      {options.map(({ key, label, onAdd }) => (
        <Button key={key} variant="outline" size="small" onClick={onAdd}>
          {label}
        </Button>
      ))}
    </div>
  )
}
