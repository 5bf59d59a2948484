import type { Product } from '@shop/contracts/products'
import css from './GalleryPlace.module.css'

/** "2/6" and the dots, for the eye: each picture says its place itself. */
export function GalleryPlace({ images, shown }: Pick<Product, 'images'> & { shown: number }) {
  return (
    <div className={css.place} aria-hidden="true">
      <span className={css.dots}>
        {images.map(({ name }, place) => (
          <span key={name} className={css.dot} data-shown={place === shown || undefined} />
        ))}
      </span>
      <span>
        {shown + 1}/{images.length}
      </span>
    </div>
  )
}
