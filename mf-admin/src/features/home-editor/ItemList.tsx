import { OrderableList } from '@shop/ui-kit/choices/OrderableList'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { Icon } from '@shop/ui-kit/Icon'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useOrderingTexts } from '../../components/use-ordering-texts.ts'
import type { ErrorOf } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import { stepBetween } from './draft/home-draft.ts'
import css from './ItemList.module.css'

export type ItemsProps = {
  /** The place of the item whose fields are shown. */
  open: number | null
  errorOf: ErrorOf
  isWrong: (part: string) => boolean
  onOpen: (index: number | null) => void
}

type Item = { id: string; name: string; picture: string; note?: string }
type Props = {
  label: string
  items: readonly Item[]
  open: number | null
  /** Is something wrong with the item at this place? */
  errorsAt: (index: number) => boolean
  onMove: (from: number, to: number) => void
  onOpen: (index: number | null) => void
  onRemove: (index: number) => void
}

/** Slides or blocks in a few words each: put in order, opened, taken out. */
export function ItemList({ label, items, open, errorsAt, onMove, onOpen, onRemove }: Props) {
  const { t } = useTexts()
  const texts = useOrderingTexts()
  if (items.length === 0) return null

  function order(ordered: readonly Item[]): void {
    const ids = items.map(({ id }) => id)
    const after = ordered.map(({ id }) => id)
    const step = stepBetween(ids, after)
    if (!step) return
    onMove(step.from, step.to)
    const opened = open === null ? undefined : ids[open]
    if (opened !== undefined) onOpen(after.indexOf(opened))
  }
  function remove(index: number): void {
    onRemove(index)
    if (open !== null && index <= open) onOpen(index === open || open === 0 ? null : open - 1)
  }
  return (
    <OrderableList label={label} items={items} nameOf={({ name }) => name} texts={texts} onOrder={order}>
      {({ name, picture, note }, index) => (
        <div className={css.item}>
          <span className={css.picture}>
            {picture ? (
              <img
                src={imageAddress(picture, 320, 'webp')}
                alt=""
                width={64}
                height={40}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <Icon name="image" size={20} />
            )}
          </span>
          <button
            type="button"
            className={css.name}
            aria-expanded={open === index}
            onClick={() => onOpen(open === index ? null : index)}
          >
            {name}
            {note && <span className={css.note}>{note}</span>}
            {errorsAt(index) && <span className={css.wrong}>{t('homeEditor.somethingWrong')}</span>}
          </button>
          <IconButton
            icon="trash"
            label={t('homeEditor.remove', { name })}
            title={t('homeEditor.remove', { name })}
            onClick={() => remove(index)}
          />
        </div>
      )}
    </OrderableList>
  )
}
