import { LocationContext, RouteContext } from '@shop/shell/router'
import { Activity, type ComponentType, useContext, useState } from 'react'

const screens: { list?: ComponentType; product?: ComponentType } = {}

/**
 * The list or the product as the frame shows it: one component for both, so that React has the list still when a product is opened
 * from it.
 */
export function listOrProduct(kind: keyof typeof screens, screen: ComponentType): { default: ComponentType } {
  screens[kind] = screen
  return { default: ListAndProduct }
}

/**
 * Behind a product the list stays as it was, hidden and with nothing at work: the way back to its step of the history only shows it
 * again. Any other way to a list draws a new one.
 */
function ListAndProduct() {
  const present = { location: useContext(LocationContext), route: useContext(RouteContext) }
  const { pathname, key } = present.location.location
  const isList = pathname === '/store'
  const [list, setList] = useState({ isShown: isList, place: isList ? present : null, visit: 0 })
  const isItsStep = list.place?.location.location.key === key
  if (list.isShown !== isList || (isList && !isItsStep)) {
    const isOther = isList && !isItsStep
    const visit = list.visit + (isOther && !list.isShown ? 1 : 0)
    setList({ isShown: isList, place: isOther ? present : list.place, visit })
  }

  const { list: List, product: Product } = screens
  const { place, visit } = list
  return (
    <>
      {!isList && Product && <Product />}
      {place && List && (
        <Activity mode={isList ? 'visible' : 'hidden'}>
          <LocationContext value={place.location}>
            <RouteContext value={place.route}>
              <List key={visit} />
            </RouteContext>
          </LocationContext>
        </Activity>
      )}
    </>
  )
}
