import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { Icon } from '@shop/ui-kit/Icon'
import css from './Thumb.module.css'

type Props = {
  /** Name of the picture; null: there is none. */
  picture: string | null
  /** Of something that shoppers do not see. */
  faded?: boolean
  large?: boolean
}

/** A small picture beside a text that names what it shows. */
export function Thumb({ picture, faded = false, large = false }: Props) {
  return (
    <span className={[css.thumb, large && css.large, faded && css.faded].filter(Boolean).join(' ')}>
      {picture ? (
        <img src={imageAddress(picture, 320, 'webp')} alt="" width={36} height={48} loading="lazy" decoding="async" />
      ) : (
        <Icon name="image" size={16} />
      )}
    </span>
  )
}
