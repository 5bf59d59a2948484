import type { StaffRight } from '@shop/contracts/endpoint'
import type { IconName } from '@shop/ui-kit/Icon'
import { type ComponentType, createContext } from 'react'

/** What the sections of *Other* are about, in the order in which they stand there. */
export const sectionGroups = ['sales', 'catalogue', 'storefront', 'team'] as const
export type SectionGroup = (typeof sectionGroups)[number]

/** A screen of the back office. */
export type OfficeRoute = {
  path: string
  /** Who works here may lack it: then nothing of the screen is drawn. Without it the screen is for all staff. */
  right?: StaffRight
  /** For people who are not signed in, or for everybody; without it a screen is for staff. */
  opensTo?: 'guests' | 'everybody'
  /** Where its link stands: in the header, or, with a sign, in a group of the part *Other*. */
  section?: 'header' | SectionGroup
  icon?: IconName
  /** Its texts are `<title>.pageTitle` and `<title>.title`; a screen without it has a frame and a title of its own. */
  title?: string
  page: () => Promise<ComponentType>
}

/** Tells the frame which screens there are, and which of them is shown. */
export const OfficeContext = createContext<{ routes: readonly OfficeRoute[]; route?: OfficeRoute }>({ routes: [] })

/** The screens of a group that these rights open; of none, those of the header. */
export function routesOf(
  routes: readonly OfficeRoute[],
  section: 'header' | SectionGroup,
  may: (right: StaffRight) => boolean,
): OfficeRoute[] {
  return routes.filter(route => route.section === section && (!route.right || may(route.right)))
}

/** The screens above this one that have a link of their own, from that of the header down. */
export function parentsOf(routes: readonly OfficeRoute[], { path, section }: OfficeRoute): OfficeRoute[] {
  if (section === 'header') return []
  const above = routes
    .filter(parent => parent.section && path.startsWith(`${parent.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
  return above.slice(above.findLastIndex(parent => parent.section === 'header'))
}

/** The key of what a screen's link says. */
export function nameKey({ section, title }: OfficeRoute): string {
  return section === 'header' ? `layout.${title}` : `sections.${title}`
}
