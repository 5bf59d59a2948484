import type { Product } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { useEffect, useMemo, useRef, useState } from 'react'
import { GALLERY_SIZES } from '../../../gallery-sizes.ts'
import { MovingPicture } from '../../../moving-picture/MovingPicture.tsx'
import css from './Gallery.module.css'
import placeCss from './GalleryPlace.module.css'
import { useZoom } from './use-zoom.ts'

/** Swiped on phones, beside each other on wide screens; each picture opens large. */
export function Gallery({ images }: Pick<Product, 'images'>) {
  const { t, locale } = useTranslation('mf-catalog')
  const { strip, shown } = useShownPicture(images)
  const zoomAt = useZoom(images, strip)
  const front = images[0]?.name
  // Asked as the page is rendered, while what led to it is still there.
  const earlier = useMemo(() => (front ? loadedPicture(front) : undefined), [front])
  return (
    <section aria-label={t('product.pictures')} className={css.gallery}>
      <ul ref={strip} className={css.strip}>
        {images.map(({ name, alt, placeholder, focus }, index) => (
          <li key={name} className={css.picture}>
            <button
              type="button"
              className={css.zoom}
              aria-label={t('gallery.open', { alt: alt[locale], place: index + 1, count: images.length })}
              aria-haspopup="dialog"
              onClick={() => zoomAt(index)}
            >
              <MovingPicture file={index === 0 ? name : undefined}>
                <Picture
                  file={name}
                  alt={alt[locale]}
                  placeholder={placeholder}
                  earlier={index === 0 ? earlier : undefined}
                  focus={focus}
                  sizes={GALLERY_SIZES}
                  priority={index === 0}
                  className={css.box}
                />
              </MovingPicture>
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && <GalleryPlace images={images} shown={shown} />}
    </section>
  )
}

/** "2/6" and the dots, for the eye: each picture says its place itself. */
function GalleryPlace({ images, shown }: Pick<Product, 'images'> & { shown: number }) {
  return (
    <div className={placeCss.place} aria-hidden="true">
      <span className={placeCss.dots}>
        {images.map(({ name }, index) => (
          <span key={name} className={placeCss.dot} data-shown={index === shown || undefined} />
        ))}
      </span>
      <span>
        {shown + 1}/{images.length}
      </span>
    </div>
  )
}

/** Which picture of a strip that is swiped lies before the reader. */
function useShownPicture(images: Product['images']) {
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article starts at its first picture
  useEffect(() => {
    const element = strip.current
    if (!element) return
    element.scrollLeft = 0
    const update = () => {
      const width = element.firstElementChild?.clientWidth ?? 0
      setShown(Math.round(element.scrollLeft / Math.max(width, 1)))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [images])

  return { strip, shown }
}

/**
 * Where the page has the picture already, in its greatest width so far: a card showed it before the product was opened. Undefined
 * for one that is not here yet.
 */
function loadedPicture(file: string): string | undefined {
  const folder = `/images/${encodeURIComponent(file.replace(/\.\w+$/, ''))}/`
  const loaded = [...document.images].filter(image => image.naturalWidth > 0 && image.currentSrc.includes(folder))
  return loaded.toSorted((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc
}
