import type { Product } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { Picture } from '@shop/ui-kit/Picture'
import { useEffect, useRef, useState } from 'react'
import css from './Gallery.module.css'

const SIZES = '(min-width:1024px) 30vw, (min-width:768px) 50vw, 100vw'

/** Swiped on phones, with a count; all beside each other on wide screens. */
export function Gallery({ images }: Pick<Product, 'images'>) {
  const { t, locale } = useTranslation('mf-catalog')
  const { strip, shown } = useShownPicture(images)
  return (
    <div className={css.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a finger */}
      <section ref={strip} aria-label={t('product.pictures')} className={css.strip} tabIndex={0}>
        {images.map(({ name, alt }, place) => (
          <Picture
            key={name}
            file={name}
            alt={alt[locale]}
            sizes={SIZES}
            priority={place === 0}
            className={css.picture}
          />
        ))}
      </section>
      {images.length > 1 && (
        <p className={css.count} aria-hidden="true">
          {shown + 1} / {images.length}
        </p>
      )}
    </div>
  )
}

function useShownPicture(images: Product['images']) {
  const strip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article starts at its first picture
  useEffect(() => {
    const element = strip.current
    if (!element) return
    element.scrollLeft = 0
    const look = () => setShown(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)))
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [images])

  return { strip, shown }
}
