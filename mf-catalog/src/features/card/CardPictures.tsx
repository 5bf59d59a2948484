import { Picture } from '@shop/ui-kit/Picture'
import { useState } from 'react'
import css from './CardPictures.module.css'

type CardPicturesProps = {
  pictures: readonly string[]
  placeholder: string | undefined
  sizes: string
  priority: boolean
}

/** The second picture is fetched when a mouse comes near and shown while it stays. The card's name says what they show. */
export function CardPictures({ pictures, placeholder, sizes, priority }: CardPicturesProps) {
  const [wantsSecond, setWantsSecond] = useState(false)
  const [first, second] = pictures
  return (
    <div className={css.pictures} onPointerEnter={event => event.pointerType === 'mouse' && setWantsSecond(true)}>
      {first && <Picture file={first} placeholder={placeholder} alt="" sizes={sizes} priority={priority} />}
      {second && wantsSecond && <Picture file={second} alt="" sizes={sizes} eager className={css.second} />}
    </div>
  )
}
