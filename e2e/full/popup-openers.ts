import type { Locator, Page } from '@playwright/test'
import type { PopupName } from '@shop/contracts/pages'
import { press } from '../support/by-keyboard.ts'
import type { Language } from '../support/fixtures.ts'
import { orderByCall } from '../support/order-by-call.ts'
import { personalTexts } from '../texts/personal-texts.ts'
import { productTexts } from '../texts/product-texts.ts'
import { shopTexts } from '../texts/shop-texts.ts'
import type { Visitor } from './visitor.ts'

export type PopupOpener = {
  /** A guest, unless said. */
  who?: Visitor['who']
  /** The page over which it opens. */
  at: string | ((page: Page, language: Language) => Promise<string>)
  /** What has to be done there before. */
  before?: (page: Page, language: Language) => Promise<void>
  /** The control that opens it; without one it opens by itself. */
  opener?: (page: Page, language: Language) => Locator
  /** Where the focus is afterwards, when the opener is gone by then. */
  returnsTo?: (page: Page) => Locator
  isAsked?: false
  hasBirthday?: true
}

const cartIcon = (page: Page) => page.getByRole('banner').locator('a[href="/cart"]')
/** Of the page itself: the office’s header stands in `main` too, and its search opens a dialog. */
const dialogButton = (page: Page) => page.locator('//main//h1/following::button[@aria-haspopup="dialog"]').first()
const toOpen = (name: string) => (page: Page) => page.locator(`main a[href$="open=${name}"]`)
const inTable = (page: Page) => page.locator('main tbody [aria-haspopup="dialog"]').first()

/** The shop asks this by itself when the customer goes on to the checkout. */
const checkoutPrompt = {
  at: '/about-us',
  before: openCartPopup,
  opener: (page: Page) => page.getByRole('dialog').locator('a[href="/checkout"]'),
  returnsTo: cartIcon,
  isAsked: false,
} as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })

/** How each popup of the registry is opened. The types fail for a popup that is missing here. */
const registered: Record<PopupName, PopupOpener> = {
  cart: { at: '/about-us', opener: cartIcon },
  login: { at: '/checkout', opener: (page, language) => button(page, new RegExp(`${shopTexts[language].signIn}$`)) },
  'newsletter-thanks': {
    at: '/contacts',
    before: writeMailbox,
    opener: (page, language) => button(page, personalTexts[language].subscribe),
  },
  birthday: { who: 'customer', at: '/about-us', isAsked: false, hasBirthday: true },
  registration: checkoutPrompt,
  loyalty: { who: 'customer', ...checkoutPrompt },
  'confirm-phone': {
    who: 'customer',
    at: '/user/personal/discount',
    opener: (page, language) => button(page, personalTexts[language].confirmPhone),
  },
  filters: { at: '/store', opener: (page, language) => button(page, shopTexts[language].filters) },
  'size-guide': {
    at: '/product/DR-1042-BUR-R',
    opener: (page, language) => button(page, productTexts[language].sizeGuide).first(),
  },
  'payment-unavailable': {
    at: async (page, language) => `/payment/${(await orderByCall(page, language)).ref}`,
    before: refusePayments,
    opener: (page, language) => button(page, shopTexts[language].pay),
  },
  'preorder-warning': {
    at: '/product/CO-2014-IVO-R',
    before: page => page.getByRole('radio', { name: '38 (M)' }).press('Space'),
    opener: (page, language) => button(page, productTexts[language].preorder).first(),
  },
}

/** What else lies over a page, without the host's frame around it. */
const others: Record<string, PopupOpener> = {
  menu: { at: '/about-us', opener: page => page.getByRole('banner').locator('[aria-haspopup="dialog"]') },
  zoom: {
    at: '/product/DR-1042-BUR-R',
    opener: (page, language) => button(page, productTexts[language].picture(1)),
  },
  'order-of-staff': { who: 'staff', at: '/admin/orders', before: orderSomething, opener: inTable },
  'promo-code': { who: 'staff', at: '/admin/other/promo-codes', opener: inTable },
  person: { who: 'staff', at: '/admin/other/staff', opener: inTable },
  'audit-entry': { who: 'staff', at: '/admin/other/audit', opener: inTable },
  'order-by-link': { who: 'staff', at: '/admin/other/third-party', opener: inTable },
  invitation: { who: 'staff', at: '/admin/other/staff', opener: dialogButton },
  'new-promo-code': { who: 'staff', at: '/admin/other/promo-codes', opener: dialogButton },
  'new-order-by-link': { who: 'staff', at: '/admin/other/third-party', opener: dialogButton },
  category: { who: 'staff', at: '/admin/other/categories', opener: toOpen('dresses') },
  color: { who: 'staff', at: '/admin/other/dictionaries?list=color', opener: toOpen('black') },
  shop: { who: 'staff', at: '/admin/shop-location', opener: toOpen('kyiv') },
  'home-versions': { who: 'staff', at: '/admin/home-editor', opener: dialogButton },
}

async function orderSomething(page: Page, language: Language): Promise<void> {
  await orderByCall(page, language)
  await page.reload()
}

export const popupOpeners = Object.entries({ ...registered, ...others })

async function openCartPopup(page: Page): Promise<void> {
  await press(page, page.getByRole('banner').locator('a[href="/cart"]'))
  await page.getByRole('dialog').locator('a[href="/checkout"]').waitFor()
}

async function writeMailbox(page: Page, language: Language): Promise<void> {
  const foot = page.getByRole('contentinfo')
  await foot.scrollIntoViewIfNeeded()
  await foot.getByLabel(personalTexts[language].newsEmail).fill(`new-here-${language}@example.com`)
}

/** The bank is away, as far as this browser knows. */
async function refusePayments(page: Page): Promise<void> {
  const refusal = { status: false, error: { code: 'payment_unavailable' } }
  await page.route('**/api/payments/start', route => route.fulfill({ status: 503, json: refusal }))
}
