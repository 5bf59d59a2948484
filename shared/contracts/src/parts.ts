import type { Text } from './texts/text.ts'

/** `shell`: the frame that composes the shop; `remote`: what it loads; `service`: what answers calls; `door`: the one public way in. */
export type PartKind = 'shell' | 'remote' | 'service' | 'door'

export type Part = {
  /** Also its folder: of a service and the door below `services/`. */
  name: string
  kind: PartKind
  /** Who answers for it; `CODEOWNERS` is made of it. */
  team: `@levada/${string}`
  /** What staff call it, on their pages of health and of releases. */
  title: Text
  /** Where it listens when it is a process of its own; a remote is files alone. */
  port?: number
  /**
   * Beginnings of the addresses that a service answers. Calls of staff begin like those of other owners: the longer address wins.
   */
  addresses?: readonly string[]
  /**
   * A service that needs nothing but what every service is given: it is opened, and put into docker-compose.yml, by this row. One with
   * variables, volumes or systems of its own leaves it out and is written there by hand.
   */
  plain?: true
}

/**
 * Everything that is built, started or released as a whole. Code reads this table; files that cannot are written from it by
 * `npm run parts`, and `npm run check` says which of them differ, and what a part of the table still lacks.
 */
export const parts = [
  {
    name: 'host',
    kind: 'shell',
    team: '@levada/storefront',
    title: { uk: 'Каркас магазину', en: 'Shop frame' },
    port: 4000,
  },
  { name: 'mf-catalog', kind: 'remote', team: '@levada/catalogue', title: { uk: 'Каталог', en: 'Catalogue' } },
  {
    name: 'mf-cart-checkout',
    kind: 'remote',
    team: '@levada/checkout',
    title: { uk: 'Кошик і оформлення', en: 'Cart and checkout' },
  },
  {
    name: 'mf-account',
    kind: 'remote',
    team: '@levada/customers',
    title: { uk: 'Кабінет покупця', en: 'Customer account' },
  },
  {
    name: 'mf-admin',
    kind: 'remote',
    team: '@levada/back-office',
    title: { uk: 'Кабінет працівників', en: 'Back office' },
  },
  {
    name: 'catalog',
    kind: 'service',
    team: '@levada/catalogue',
    title: { uk: 'Каталог', en: 'Catalogue' },
    port: 4001,
    addresses: [
      '/images',
      '/api/back-in-stock',
      '/api/bundles',
      '/api/categories',
      '/api/collections',
      '/api/colors',
      '/api/home',
      '/api/products',
      '/api/redirects',
      '/api/shop-details',
      '/api/shop-location',
      '/api/sizes',
      '/api/texts',
    ],
  },
  {
    name: 'cart-checkout',
    kind: 'service',
    team: '@levada/checkout',
    title: { uk: 'Кошики, замовлення, оплата', en: 'Carts, orders, payments' },
    port: 4002,
    addresses: [
      '/sandbox-pay',
      '/api/cart',
      '/api/integration-1c',
      '/api/location',
      '/api/orders',
      '/api/payments',
      '/api/promo-codes',
      '/api/rates',
      '/api/third-party-orders',
      '/api/wishlist',
    ],
  },
  {
    name: 'account',
    kind: 'service',
    team: '@levada/customers',
    title: { uk: 'Акаунти покупців', en: 'Customer accounts' },
    port: 4003,
    addresses: [
      '/api/discounts',
      '/api/news-subscription',
      '/api/password-reset',
      '/api/phone-verification',
      '/api/user',
    ],
  },
  {
    name: 'admin',
    kind: 'service',
    team: '@levada/back-office',
    title: { uk: 'Кабінет', en: 'Back office' },
    port: 4004,
    addresses: [
      '/api/admin',
      '/api/client-errors',
      '/api/images',
      '/api/remote-loads',
      '/api/sales',
      '/api/web-vitals',
      '/api/home/set-blocks-data',
      '/api/home/set-header-color',
      '/api/home/set-slider-collection',
      '/api/orders/get-full-info',
      '/api/orders/get-like-payment-id',
      '/api/orders/update-comment',
      '/api/orders/update-payment',
      '/api/rates/set-currency',
      '/api/rates/set-post-office-delivery',
      '/api/shop-location/change-info',
      '/api/sizes/heights/change',
      '/api/sizes/short-sizes/change',
    ],
  },
  { name: 'gateway', kind: 'door', team: '@levada/platform', title: { uk: 'Вхід', en: 'Gateway' }, port: 3000 },
] as const satisfies readonly Part[]

type Known = (typeof parts)[number]
type NameOf<Kind extends PartKind> = Extract<Known, { kind: Kind }>['name']

export type RemoteName = NameOf<'remote'>
/** What browsers load and what is released by itself: the frame and each remote. */
export type AppName = NameOf<'shell'> | RemoteName
export type ServiceName = NameOf<'service'>
/** A service that its row alone puts into the shop. */
export type PlainServiceName = Extract<Known, { plain: true }>['name']
/** The variable that says where a service is: `CART_CHECKOUT_URL`. */
export type UrlVariable<Name extends string = ServiceName> = Name extends string
  ? `${Uppercase<Underscored<Name>>}_URL`
  : never
type Underscored<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}_${Underscored<Rest>}`
  : Name

export const remoteNames = namesOf('remote')
export const appNames: readonly AppName[] = [...namesOf('shell'), ...remoteNames]
export const serviceNames = namesOf('service')
export const plainServiceNames: readonly string[] = plainAmong(parts)

/** The names of all parts of a kind, as the table has them. */
export function namesOf<Kind extends PartKind>(kind: Kind): readonly NameOf<Kind>[] {
  const names: readonly string[] = parts.filter(part => part.kind === kind).map(({ name }) => name)
  return names as readonly NameOf<Kind>[]
}

/** The names of services that need nothing of their own. */
export function plainAmong(parts: readonly Part[]): string[] {
  return parts.filter(({ plain }) => plain).map(({ name }) => name)
}

/** What staff call a part; one that only a newer service knows is called by its name. */
export function titleOf(name: string): Text {
  return parts.find(part => part.name === name)?.title ?? { uk: name, en: name }
}

/** Something of each service by its name. */
export function forServices<Value>(make: (name: ServiceName) => Value): Record<ServiceName, Value> {
  return Object.fromEntries(serviceNames.map(name => [name, make(name)])) as Record<ServiceName, Value>
}

/** Where a part listens when it is a process of its own. */
export function portOf(name: Extract<Known, { port: number }>['name']): number {
  const found = parts.find(part => part.name === name)
  if (!found || !('port' in found)) throw new Error(`${name} listens nowhere`)
  return found.port
}

/** The variable that names which image of a part docker-compose starts: `CART_CHECKOUT_VERSION`. */
export function versionVariable(name: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_VERSION`
}

/** The variable that docker-compose takes the password of a service at the database from. */
export function databasePasswordVariable(name: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}_MONGODB_PASSWORD`
}

/** The variable that docker-compose takes the key of a caller from, which its calls to other services are signed with. */
export function internalKeyVariable(caller: string): string {
  return `${caller.toUpperCase().replaceAll('-', '_')}_INTERNAL_KEY`
}

/** The variable of the environment that says where a service is. */
export function urlVariable<Name extends string>(name: Name): UrlVariable<Name> {
  return `${name.toUpperCase().replaceAll('-', '_')}_URL` as UrlVariable<Name>
}
