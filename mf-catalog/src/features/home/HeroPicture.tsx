import { fillsScreen } from '@shop/contracts/catalog/picture-widths'
import { type ImageFormat, imageAddress } from '@shop/ui-kit/goods/image-address'
import { imageSet } from '@shop/ui-kit/goods/image-set'
import { useSyncExternalStore } from 'react'
import css from './HeroPicture.module.css'

type HeroPictureProps = {
  wide: string
  phone: string
  alt: string
  phoneAlt: string
  /** On which side the wide one leaves room for the text. */
  textSide: string
  /** The largest picture of the first screen. */
  first: boolean
  /** Not before somebody is about to look at it: until then its place is empty. */
  isWanted: boolean
}

/** Where the header takes its other colour too: a picture and the words on it change together. */
const PHONE = '(max-width: 480px)'

/** Another picture on phones, not another crop: it shows other garments, so it has words of its own. */
export function HeroPicture({ wide, phone, alt, phoneAlt, textSide, first, isWanted }: HeroPictureProps) {
  const isPhone = useMedia(PHONE)
  if (!isWanted) return <span className={css.picture} />
  return (
    <picture className={css.picture} data-words={textSide}>
      <source media={PHONE} type="image/webp" srcSet={imageSet(phone, 'webp')} sizes="100vw" />
      <source media={PHONE} type="image/jpeg" srcSet={imageSet(phone, 'jpeg')} sizes="100vw" />
      <source type="image/webp" srcSet={wideSet(wide, 'webp')} sizes="100vw" />
      <img
        className={css.image}
        srcSet={wideSet(wide, 'jpeg')}
        sizes="100vw"
        src={imageAddress(wide, 1200, 'jpeg')}
        alt={isPhone ? phoneAlt : alt}
        width={1920}
        height={1080}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

/** Pictures that were made as heroes are kept in one width more than others: they fill the screen. */
function wideSet(file: string, format: ImageFormat): string {
  const set = imageSet(file, format)
  return fillsScreen(file) ? `${set}, ${imageAddress(file, 1920, format)} 1920w` : set
}

/** Does the screen match the query now? */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    onChange => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
