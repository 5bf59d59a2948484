import type { PopupName } from '@shop/contracts/pages'
import type { ComponentType } from 'react'
import type { LikelyPopup, PopupInput } from './popup.ts'
import type { TextLoaders } from './texts/i18n.ts'

export type SlotProps<Input = Record<never, never>> = Input & {
  /** Closes the popup and gives the focus back. */
  close: () => void
  /** The frame is labelled by the heading with this id: the slot puts it on its h2. */
  headingId: string
}

export type PopupSlotProps<Name extends PopupName> = SlotProps<PopupInput[Name]>

/** Where a page may be opened: the variable parts of its path, and its query. Not meant, it is only looked at: no pictures. */
export type LikelyPlace = {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  isMeant: boolean
}

type Lazy<Props = Record<never, never>> = () => Promise<{ default: ComponentType<Props> }>

/** The one thing a remote exposes, as `./remote`. Names of pages are those of its routes, of slots those of `@shop/contracts/pages`. */
export type RemoteModule = {
  shellInstance: string
  texts: TextLoaders
  pages: Readonly<Record<string, Lazy>>
  // A slot's own props are checked where it is opened (`PopupInput`): the frame passes them on unread.
  slots: Readonly<Record<string, Lazy<never>>>
  /** Of a remote that has routes of its own: the screen at a path. */
  screenAt?: (path: string) => ReturnType<Lazy>
  /** Asks for what a page or a slot will show when it is opened; its files come besides. */
  prepare?: {
    pages?: Readonly<Record<string, (place: LikelyPlace) => Promise<unknown>>>
    slots?: Readonly<Record<string, (popup: LikelyPopup) => Promise<unknown>>>
  }
}
