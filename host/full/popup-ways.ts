import type { Locator, Page } from '@playwright/test'
import type { PopupName } from '@shop/contracts/pages'
import type { Language } from '../e2e/fixtures.ts'
import { orderByCall } from '../e2e/order-by-call.ts'
import { personalWords } from '../e2e/personal-words.ts'
import { productWords } from '../e2e/product-words.ts'
import { words } from '../e2e/words.ts'
import { openCartPopup, refusePayments, writeMailbox } from './before-popups.ts'
import type { Somebody } from './somebody.ts'

export type PopupWay = {
  /** A guest, unless said. */
  who?: Somebody['who']
  /** The page over which it opens. */
  at: string | ((page: Page, language: Language) => Promise<string>)
  /** What has to be done there before. */
  before?: (page: Page, language: Language) => Promise<void>
  /** The control that opens it; without one it comes of its own accord. */
  opener?: (page: Page, language: Language) => Locator
  /** Where the focus is afterwards, when the opener is gone by then. */
  returnsTo?: (page: Page) => Locator
  isAsked?: false
  hasBirthday?: true
}

const cartIcon = (page: Page) => page.getByRole('banner').locator('a[href="/cart"]')
const inTable = (page: Page) => page.locator('main tbody [aria-haspopup="dialog"]').first()

/** The shop asks this of its own accord when she is on her way to the checkout. */
const onTheWayToPay = {
  at: '/about-us',
  before: openCartPopup,
  opener: (page: Page) => page.getByRole('dialog').locator('a[href="/checkout"]'),
  returnsTo: cartIcon,
  isAsked: false,
} as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })

/** How each popup of the registry is opened: of one that is new there the types say that its way is missing. */
const registered: Record<PopupName, PopupWay> = {
  cart: { at: '/about-us', opener: cartIcon },
  login: { at: '/checkout', opener: (page, language) => button(page, new RegExp(`${words[language].signIn}$`)) },
  'newsletter-thanks': {
    at: '/contacts',
    before: writeMailbox,
    opener: (page, language) => button(page, personalWords[language].subscribe),
  },
  birthday: { who: 'customer', at: '/about-us', isAsked: false, hasBirthday: true },
  registration: onTheWayToPay,
  loyalty: { who: 'customer', ...onTheWayToPay },
  'confirm-phone': {
    who: 'customer',
    at: '/user/personal/discount',
    opener: (page, language) => button(page, personalWords[language].confirmPhone),
  },
  filters: { at: '/store', opener: (page, language) => button(page, words[language].filters) },
  'size-guide': {
    at: '/product/DR-1042-BUR-R',
    opener: (page, language) => button(page, productWords[language].sizeGuide).first(),
  },
  'payment-unavailable': {
    at: async (page, language) => `/payment/${(await orderByCall(page, language)).ref}`,
    before: refusePayments,
    opener: (page, language) => button(page, words[language].pay),
  },
  'preorder-warning': {
    at: '/product/CO-2014-IVO-R',
    before: page => page.getByRole('radio', { name: '38 (M)' }).press('Space'),
    opener: (page, language) => button(page, productWords[language].preorder).first(),
  },
}

/** What else lies over a page, without the host's frame around it. */
const others: Record<string, PopupWay> = {
  menu: { at: '/about-us', opener: page => page.getByRole('banner').locator('[aria-haspopup="dialog"]') },
  zoom: {
    at: '/product/DR-1042-BUR-R',
    opener: (page, language) => button(page, productWords[language].picture(1)),
  },
  'order-of-staff': { who: 'staff', at: '/admin/orders', before: orderSomething, opener: inTable },
  'promo-code': { who: 'staff', at: '/admin/other/promo-codes', opener: inTable },
  'order-by-link': { who: 'staff', at: '/admin/other/third-party', opener: inTable },
}

async function orderSomething(page: Page, language: Language): Promise<void> {
  await orderByCall(page, language)
  await page.reload()
}

export const popupWays = Object.entries({ ...registered, ...others })
