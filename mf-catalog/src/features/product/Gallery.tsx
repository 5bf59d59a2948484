import type { Product } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { Picture } from '@shop/ui-kit/Picture'
import css from './Gallery.module.css'
import { GalleryPlace } from './GalleryPlace.tsx'
import { useShownPicture } from './use-shown-picture.ts'
import { useZoom } from './use-zoom.ts'

const SIZES = '(min-width:1024px) 30vw, (min-width:768px) 50vw, 100vw'

/** Swiped on phones, beside each other on wide screens; each picture opens large. */
export function Gallery({ images }: Pick<Product, 'images'>) {
  const { t, locale } = useTranslation('mf-catalog')
  const { strip, shown } = useShownPicture(images)
  const zoomAt = useZoom(images, strip)
  return (
    <section aria-label={t('product.pictures')} className={css.gallery}>
      <ul ref={strip} className={css.strip}>
        {images.map(({ name, alt, placeholder }, place) => (
          <li key={name} className={css.picture}>
            <button
              type="button"
              className={css.zoom}
              aria-label={t('gallery.open', { alt: alt[locale], place: place + 1, count: images.length })}
              aria-haspopup="dialog"
              onClick={() => zoomAt(place)}
            >
              <Picture
                file={name}
                alt={alt[locale]}
                placeholder={placeholder}
                sizes={SIZES}
                priority={place === 0}
                className={css.box}
              />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && <GalleryPlace images={images} shown={shown} />}
    </section>
  )
}
