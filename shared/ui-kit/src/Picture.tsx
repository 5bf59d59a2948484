import { classNames } from './class-names.ts'
import { imageAddress, imageSet } from './image-address.ts'
import css from './Picture.module.css'

type PictureProps = {
  /** The stored file; its extension does not matter. */
  file: string
  alt: string
  sizes?: string
  /** The proportions of the box. */
  width?: number
  height?: number
  /** The picture that the first screen is waiting for. */
  priority?: boolean
  /** Load at once though it is not the most important. */
  eager?: boolean
  className?: string
}

const LIST_SIZES = '(min-width:1200px) 25vw, (min-width:768px) 33vw, 50vw'

export function Picture(props: PictureProps) {
  const {
    file,
    alt,
    sizes = LIST_SIZES,
    width = 900,
    height = 1200,
    priority = false,
    eager = priority,
    className,
  } = props
  const loading = eager ? 'eager' : 'lazy'
  const box = { width, height, loading, decoding: 'async' } as const
  return (
    <span className={classNames(css.box, className)}>
      <img {...box} className={css.blur} src={imageAddress(file, 24, 'webp')} alt="" fetchPriority="low" />
      <picture>
        <source type="image/webp" srcSet={imageSet(file, 'webp')} sizes={sizes} />
        <img
          {...box}
          className={css.image}
          srcSet={imageSet(file, 'jpeg')}
          sizes={sizes}
          src={imageAddress(file, 640, 'jpeg')}
          alt={alt}
          fetchPriority={priority ? 'high' : 'auto'}
        />
      </picture>
    </span>
  )
}
