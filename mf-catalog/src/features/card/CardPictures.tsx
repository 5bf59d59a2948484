import type { ProductPicture } from '@shop/contracts/products'
import { Picture } from '@shop/ui-kit/Picture'
import { useState } from 'react'
import css from './CardPictures.module.css'

type CardPicturesProps = { pictures: readonly ProductPicture[]; sizes: string; priority: boolean }

/** The second picture is fetched when a mouse comes near and shown while it stays. The card's name says what they show. */
export function CardPictures({ pictures, sizes, priority }: CardPicturesProps) {
  const [wantsSecond, setWantsSecond] = useState(false)
  const [first, second] = pictures
  return (
    <div className={css.pictures} onPointerEnter={event => event.pointerType === 'mouse' && setWantsSecond(true)}>
      {first && <Picture file={first.name} placeholder={first.placeholder} alt="" sizes={sizes} priority={priority} />}
      {second && wantsSecond && <Picture file={second.name} alt="" sizes={sizes} eager className={css.second} />}
    </div>
  )
}
