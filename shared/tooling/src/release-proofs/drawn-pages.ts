import { headerSearchSlot, type PopupName, popupSlots } from '@shop/contracts/pages'
import type { AppName } from '../apps.ts'
import { addressOf, type Drawn, guestAddresses, isCustomers, isOffice } from './drawn-addresses.ts'
import { type Look, roleWith, shortLooks, wholeLooks } from './looks.ts'
import type { OfficeScreen } from './office-screens.ts'

type Pages = {
  app: AppName
  /** The pages of the part that is released. */
  routes: readonly Drawn[]
  /** Pages of other parts, which the host frames. */
  framed: readonly Drawn[]
  /** Screens of the back office, where it is released. */
  screens: readonly OfficeScreen[]
}

/** `released`: a guest's looks at the shop that is released to; `trial`: who is signed in, and what is opened, in a shop of the trial's own. */
export type Looks = { released: Look[]; trial: Look[] }

/** Addresses of the two shops, such as those of their sitemaps: they name goods that are there. */
export type KnownAddresses = Record<keyof Looks, readonly string[]>

/** All that a release of a part draws: who looks at which page, in which language, how wide. */
export function looksOf({ app, routes, framed, screens }: Pages, known: KnownAddresses): Looks {
  const customers = (drawn: readonly Drawn[]) => drawn.filter(isCustomers).flatMap(({ path }) => sectionsOf(path))
  const shared = routes
    .filter(route => !route.guard && !isOffice(route))
    .map(({ path }) => addressOf(path, known.trial))
  return {
    released: [
      ...guestAddresses(routes, known.released).flatMap(address => wholeLooks(address, 'guest')),
      ...guestAddresses(framed, known.released).flatMap(address => shortLooks(address, 'guest')),
    ],
    trial: [
      ...customers(routes).flatMap(address => wholeLooks(address, 'customer')),
      // Customers see what guests see, with their name above it and something in the cart.
      ...shared.flatMap(address => shortLooks(address, 'customer')),
      ...customers(framed).flatMap(address => shortLooks(address, 'customer')),
      ...(framed.some(isOffice) ? shortLooks('/admin/home', roleWith(undefined)) : []),
      ...screens.filter(({ opensTo }) => !opensTo).flatMap(screen => looksAtScreen(screen, known.trial)),
      ...openedOver(app, known.trial),
    ],
  }
}

/** The sections of a page that has some, by its path. */
const sections: Record<string, readonly string[]> = { '/user/personal/:section?': ['info', 'orders', 'discount'] }

function sectionsOf(path: string): string[] {
  const address = addressOf(path, [])
  return sections[path]?.map(section => `${address}/${section}`) ?? [address]
}

function looksAtScreen({ path, right }: OfficeScreen, known: readonly string[]): Look[] {
  const goods = /bundle/.test(path) ? '/bundle/' : '/product/'
  const article = known.find(address => address.startsWith(goods))?.slice(goods.length) ?? 'no-such'
  const address = addressOf(path.replace(':article', article), known)
  return wholeLooks(address, roleWith(right))
}

type Opening = { at: string; who?: 'customer' }

/** Over which page each popup lies, and who sees it; the types fail for one that is missing here. */
const popups: Record<PopupName, Opening> = {
  cart: { at: '/', who: 'customer' },
  login: { at: '/' },
  'newsletter-thanks': { at: '/contacts' },
  birthday: { at: '/contacts', who: 'customer' },
  registration: { at: '/contacts' },
  loyalty: { at: '/contacts', who: 'customer' },
  'confirm-phone': { at: '/user/personal/discount', who: 'customer' },
  filters: { at: '/store' },
  'size-guide': { at: '/product/:article' },
  'payment-unavailable': { at: '/contacts' },
  'preorder-warning': { at: '/product/:article' },
}

/** What the part fills in pages of others, each opened once a language and width. */
function openedOver(app: AppName, known: readonly string[]): Look[] {
  const isOwn = (owner: string) => app === 'host' || owner === app
  const own = (Object.keys(popups) as PopupName[]).filter(name => isOwn(popupSlots[name].owner))
  const looks = own.flatMap(name => {
    const { at, who = 'guest' } = popups[name]
    return shortLooks(addressOf(at, known), who, name)
  })
  return isOwn(headerSearchSlot.owner) ? [...looks, ...shortLooks('/contacts', 'guest', 'header-search')] : looks
}
