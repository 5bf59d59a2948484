import type { StaffRight } from '@shop/contracts/endpoint'
import type { IconName } from '@shop/ui-kit/Icon'
import { type ComponentType, createContext } from 'react'

/** A screen of the back office. */
export type OfficeRoute = {
  path: string
  /** Who works here may lack it: then nothing of the screen is drawn. Without it the screen is for all staff. */
  right?: StaffRight
  /** For people who are not signed in, or for everybody; without it a screen is for staff. */
  opensTo?: 'guests' | 'everybody'
  /** Where its link stands: in the header, or, with a sign, among the other sections. */
  section?: 'header' | 'other'
  icon?: IconName
  /** Its texts are `<title>.pageTitle` and `<title>.title`; a screen without it has a frame and a title of its own. */
  title?: string
  page: () => Promise<ComponentType>
}

/** Tells the frame which screens there are, and what may be done on this one. */
export const OfficeContext = createContext<{ routes: readonly OfficeRoute[]; right?: StaffRight | undefined }>({
  routes: [],
})
