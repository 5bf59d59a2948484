import type { ProductPicture } from '@shop/contracts/catalog/products'
import type { ChosenPicture } from '@shop/contracts/staff/goods/chosen-products'
import { MOST_BUNDLE_PICTURES as MOST } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { useFormat } from '@shop/shell/format'
import { OrderableList } from '@shop/ui-kit/choices/OrderableList'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useOrderingTexts } from '../../components/use-ordering-texts.ts'
import { Thumb } from '../../goods/Thumb.tsx'
import { PictureField } from '../../picture-upload/PictureField.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './BundleImages.module.css'
import { ComposeAgain, ComposedMark, type Composing } from './ComposedPicture.tsx'

type Props = {
  images: readonly ChosenPicture[]
  /** Pictures of the products, to choose from. */
  offered: readonly ProductPicture[]
  onChange: (images: ChosenPicture[]) => void
  errorOf: (field: string) => string | undefined
  composing: Composing
}

/** The pictures of a bundle in their order, each with its text for those who do not see it. */
export function BundleImages({ images, offered, onChange, errorOf, composing }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const texts = useOrderingTexts()
  const left = offered.filter(({ name }) => !images.some(image => image.name === name))
  const nameOf = ({ name, alt }: ChosenPicture) => text(alt) || name
  const composed = images.find(({ name }) => name === composing.composed?.name)
  const toChosen = (name: string): ChosenPicture => {
    const known = offered.find(picture => picture.name === name)
    return { name, alt: known?.alt ?? { uk: '', en: '' } }
  }
  const add = (name: string) => {
    if (!images.some(image => image.name === name)) onChange([...images, toChosen(name)])
  }
  // What staff bring themselves takes the place of what was made for want of it.
  const bring = (name: string | null) => {
    if (name === null) return
    const others = images.filter(image => image.name !== name)
    if (composed) onChange(others.map(image => (image === composed ? toChosen(name) : image)))
    else onChange([...others, toChosen(name)])
  }
  const setAlt = (index: number, alt: Partial<ChosenPicture['alt']>) =>
    onChange(images.map((image, at) => (at === index ? { ...image, alt: { ...image.alt, ...alt } } : image)))

  return (
    <div className={css.images}>
      {images.length === 0 ? (
        <p className={css.quiet}>{t('bundle.noImages')}</p>
      ) : (
        <OrderableList
          label={t('bundle.images')}
          items={images.map(image => ({ ...image, id: image.name }))}
          nameOf={nameOf}
          texts={texts}
          onOrder={items => onChange(items.map(({ id: _, ...image }) => image))}
        >
          {(image, index) => (
            <div className={css.image}>
              <Thumb picture={image.name} large />
              {image.name === composed?.name && <ComposedMark isOld={composing.composed?.is_old === true} />}
              <div className={css.alts}>
                {(['uk', 'en'] as const).map(locale => (
                  <TextField
                    key={locale}
                    label={t(`pair.${locale}`, { label: t('bundle.alt') })}
                    lang={locale}
                    autoComplete="off"
                    maxLength={300}
                    value={image.alt[locale]}
                    onChange={event => setAlt(index, { [locale]: event.currentTarget.value })}
                  />
                ))}
              </div>
              <IconButton
                icon="trash"
                label={t('chosen.remove', { name: nameOf(image) })}
                title={t('chosen.remove', { name: nameOf(image) })}
                onClick={() => onChange(images.filter(({ name }) => name !== image.name))}
              />
              {errorOf(`images.${index}`) && (
                <p role="alert" className={css.wrong}>
                  {errorOf(`images.${index}`)}
                </p>
              )}
            </div>
          )}
        </OrderableList>
      )}
      {images.length < MOST && left.length > 0 && (
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
                  onClick={() => add(name)}
                >
                  <Thumb picture={name} large />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {errorOf('images') && (
        <p role="alert" className={css.wrong}>
          {errorOf('images')}
        </p>
      )}
      <ComposeAgain composing={composing} isThere={composed !== undefined} />
      {(composed || images.length < MOST) && (
        <PictureField label={t(composed ? 'bundle.ownImage' : 'bundle.otherImage')} value={null} onChange={bring} />
      )}
    </div>
  )
}
