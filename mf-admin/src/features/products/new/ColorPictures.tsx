import { useNamed } from '../../../goods/use-named.ts'
import { EditableGallery } from '../../../picture-editor/EditableGallery.tsx'
import type { DraftPicture } from '../../../picture-editor/picture-draft.ts'
import { useTexts } from '../../../use-texts.ts'
import { ColorDetails } from '../ColorDetails.tsx'
import css from '../ProductFields.module.css'

type Props = {
  colors: readonly string[]
  pictures: Readonly<Record<string, readonly DraftPicture[]>>
  onPictures: (color: string, images: DraftPicture[]) => void
  onUploading: (color: string, count: number) => void
  errorOf: (color: string) => string | undefined
}

/** Pictures of the colours that new articles come in: all heights of a colour show the same. */
export function ColorPictures({ colors, pictures, onPictures, onUploading, errorOf }: Props) {
  const { t } = useTexts()
  const named = useNamed()
  if (colors.length === 0) return null
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('newPictures.title')}</legend>
      <p className={css.hint}>{t('newPictures.hint')}</p>
      {colors.map(color => {
        const images = pictures[color] ?? []
        const error = errorOf(color)
        return (
          <div key={color}>
            {error && (
              <p role="alert" className={css.wrong}>
                {named.colorTitle(color)}: {error}
              </p>
            )}
            <ColorDetails color={color} about={t('product.pictures', { count: images.length })}>
              <section className={css.pictures} aria-label={t('model.picturesOf', { name: named.colorTitle(color) })}>
                <EditableGallery
                  images={images}
                  of={named.colorTitle(color)}
                  onChange={next => onPictures(color, next)}
                  onUploading={count => onUploading(color, count)}
                />
              </section>
            </ColorDetails>
          </div>
        )
      })}
    </fieldset>
  )
}
