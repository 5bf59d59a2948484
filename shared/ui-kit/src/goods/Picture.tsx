import type { SyntheticEvent } from 'react'
import { classNames } from '../class-names.ts'
import { imageAddress } from './image-address.ts'
import { imageSet } from './image-set.ts'
import css from './Picture.module.css'

type PictureProps = {
  /** The stored file; its extension does not matter. */
  file: string
  alt: string
  /** The picture a few pixels wide, as a data: address: blurred, it fills the box until the picture is here. */
  placeholder?: string | undefined
  /** The picture in another width, which the browser has: sharp, it fills the box instead of the placeholder. */
  earlier?: string | undefined
  /** What must stay in sight where the picture is cut, in percent from the left and the top. */
  focus?: { x: number; y: number } | undefined
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
    placeholder,
    earlier,
    focus,
    sizes = LIST_SIZES,
    width = 900,
    height = 1200,
    priority = false,
    eager = priority,
    className,
  } = props
  const loading = eager ? 'eager' : 'lazy'
  // Set on the element by React: the pages' policy refuses styles that stand in markup, which never has them.
  const style = focus && { objectPosition: `${focus.x}% ${focus.y}%` }
  const under = earlier ?? placeholder
  const proportions = { width, height }
  return (
    <span className={classNames(css.box, className)}>
      {under && <img className={earlier ? css.under : css.blur} style={style} src={under} {...proportions} alt="" />}
      <picture>
        <source type="image/webp" srcSet={imageSet(file, 'webp')} sizes={sizes} />
        <img
          {...proportions}
          loading={loading}
          decoding="async"
          ref={fadeIn}
          // With it React draws a page at once; without, a page to which a picture moves would wait for this one.
          onLoad={showNow}
          onError={showNow}
          className={css.image}
          style={style}
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

/** A picture that is not here within a frame comes gently. One that was painted or seen before is simply there. */
function fadeIn(image: HTMLImageElement): () => void {
  const asked = requestAnimationFrame(() => {
    if (!image.complete) image.setAttribute('data-coming', '')
  })
  return () => cancelAnimationFrame(asked)
}

function showNow({ currentTarget }: SyntheticEvent): void {
  currentTarget.removeAttribute('data-coming')
}
