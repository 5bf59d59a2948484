import type { ProductPicture } from '@shop/contracts/catalog/products'
import type { ChosenPicture } from '@shop/contracts/staff/chosen-products'
import { useFormat } from '@shop/shell/format'
import { OrderableList } from '@shop/ui-kit/choices/OrderableList'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useOrderingTexts } from '../../components/use-ordering-texts.ts'
import { Thumb } from '../../goods/Thumb.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './BundleImages.module.css'

const MOST = 12

type Props = {
  images: readonly ChosenPicture[]
  /** Pictures of the products, to choose from. */
  offered: readonly ProductPicture[]
  onChange: (images: ChosenPicture[]) => void
  errorOf: (field: string) => string | undefined
}

/** The pictures of a bundle in their order; the first one stands in lists. */
export function BundleImages({ images, offered, onChange, errorOf }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const texts = useOrderingTexts()
  const left = offered.filter(({ name }) => !images.some(image => image.name === name))
  const nameOf = ({ name, alt }: ChosenPicture) => text(alt) || name
  const wrong = images.flatMap((_, place) => errorOf(`images.${place}`) ?? [])
  return (
    <div className={css.images}>
      {images.length === 0 ? (
        <p className={css.quiet}>{t('bundle.noImages')}</p>
      ) : (
        <OrderableList
          label={t('bundle.images')}
          layout="grid"
          items={images.map(image => ({ ...image, id: image.name }))}
          nameOf={nameOf}
          texts={texts}
          onOrder={items => onChange(items.map(({ id: _, ...image }) => image))}
        >
          {image => (
            <div className={css.image}>
              <Thumb picture={image.name} large />
              <IconButton
                icon="trash"
                label={t('chosen.remove', { name: nameOf(image) })}
                title={t('chosen.remove', { name: nameOf(image) })}
                onClick={() => onChange(images.filter(({ name }) => name !== image.name))}
              />
            </div>
          )}
        </OrderableList>
      )}
      {wrong[0] && <p role="alert">{wrong[0]}</p>}
      {left.length > 0 && images.length < MOST && (
        <>
          <p className={css.quiet}>{t('bundle.offered')}</p>
          <ul className={css.offered}>
            {left.map(({ name, alt }) => (
              <li key={name}>
                <button
                  type="button"
                  className={css.offer}
                  aria-label={t('bundle.addImage', { name: text(alt) || name })}
                  title={text(alt)}
                  onClick={() => onChange([...images, { name, alt }])}
                >
                  <Thumb picture={name} large />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
