import { type ReactNode, ViewTransition } from 'react'
import './MovingPicture.css'

type MovingPictureProps = {
  /** The picture that moves; undefined: it stays where it is. */
  file: string | undefined
  children: ReactNode
}

/**
 * Moves a picture from the card that was pressed to the page of its article. A browser without view transitions shows the page at
 * once, and so does a step back: it must find its place before it is painted.
 */
export function MovingPicture({ file, children }: MovingPictureProps) {
  return (
    <ViewTransition name={file && `picture-${file}`} default="none" share="moving-picture">
      {children}
    </ViewTransition>
  )
}

/** Asked at the press: the setting may have changed since the page came. */
export function isMotionWelcome(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches
}
