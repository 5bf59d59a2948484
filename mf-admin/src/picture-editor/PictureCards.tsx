import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { OrderableList } from '@shop/ui-kit/choices/OrderableList'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { IconButton } from '@shop/ui-kit/IconButton'
import { Badge } from '@shop/ui-kit/page/Badge'
import { type ReactNode, useState } from 'react'
import { useOrderingTexts } from '../components/use-ordering-texts.ts'
import { useTexts } from '../use-texts.ts'
import css from './PictureCards.module.css'
import { type DraftPicture, languagesWithoutAlt } from './picture-draft.ts'

type Props = {
  images: readonly DraftPicture[]
  opened: string | null
  onOpen: (id: string) => void
  onOrder: (images: DraftPicture[]) => void
  onDelete: (ids: ReadonlySet<string>) => void
  actionsFor?: ((chosen: readonly DraftPicture[]) => ReactNode) | undefined
}

/** All pictures in their order; the first stands for the product in lists. */
export function PictureCards({ images, opened, onOpen, onOrder, onDelete, actionsFor }: Props) {
  const { t, locale } = useTexts()
  const texts = useOrderingTexts()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = new Set(images.filter(({ id }) => ticked.has(id)).map(({ id }) => id))
  // One that went is not ticked when it comes back.
  if (chosen.size < ticked.size) setTicked(chosen)
  const nameOf = (image: DraftPicture) =>
    image.alt[locale] || t('pictures.numbered', { number: images.findIndex(({ id }) => id === image.id) + 1 })
  const tick = (id: string, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...chosen, id] : [...chosen].filter(other => other !== id)))
  return (
    <div className={css.cards}>
      <div className={css.bulk}>
        <Checkbox
          label={t('pictures.all')}
          checked={chosen.size === images.length}
          onChange={event => setTicked(new Set(event.currentTarget.checked ? images.map(({ id }) => id) : []))}
        />
        {chosen.size > 0 && (
          <Button variant="outline" size="small" onClick={() => onDelete(chosen)}>
            {t('pictures.deleteChosen', { count: chosen.size })}
          </Button>
        )}
        {chosen.size > 0 && actionsFor?.(images.filter(({ id }) => chosen.has(id)))}
      </div>
      <OrderableList
        label={t('pictures.order')}
        items={images}
        nameOf={nameOf}
        texts={texts}
        onOrder={onOrder}
        layout="grid"
      >
        {(image, index) => {
          const name = nameOf(image)
          const lacking = languagesWithoutAlt(image)
          return (
            <div className={css.card}>
              <button
                type="button"
                className={css.open}
                aria-pressed={image.id === opened}
                aria-label={t('pictures.open', { name })}
                onClick={() => onOpen(image.id)}
              >
                <img src={imageAddress(image.name, 320, 'webp')} alt="" className={css.image} loading="lazy" />
              </button>
              <div className={css.marks}>
                <Checkbox
                  label={String(index + 1)}
                  aria-label={t('pictures.tick', { name })}
                  checked={chosen.has(image.id)}
                  onChange={event => tick(image.id, event.currentTarget.checked)}
                />
                <IconButton
                  icon="trash"
                  label={t('pictures.delete', { name })}
                  title={t('pictures.delete', { name })}
                  onClick={() => onDelete(new Set([image.id]))}
                />
              </div>
              <div className={css.badges}>
                {index === 0 && <Badge tone="ink">{t('pictures.preview')}</Badge>}
                {lacking.length > 0 && (
                  <Badge tone="warn">{t('pictures.noAlt', { languages: lacking.join(', ') })}</Badge>
                )}
              </div>
            </div>
          )
        }}
      </OrderableList>
    </div>
  )
}
