import type { Cookie, Page } from '@playwright/test'
import { callShop } from '../support/call-shop.ts'
import type { CustomerOptions, Language, NewCustomer } from '../support/fixtures.ts'
import { newMailbox } from '../support/messages.ts'
import { staff } from '../support/start-shop.ts'

export type Visitor = { who: 'guest' | 'customer' | 'staff'; language: Language }

type Options = Pick<CustomerOptions, 'isAsked' | 'expects'> & { hasBirthday?: boolean }

const HALF_A_YEAR_MS = 182 * 24 * 3600 * 1000

const dress = { article: 'DR-1042-BUR-R', size: '38 (M)', bundle: null, count: 1 }

/** Everybody who comes to the shop, in each language. */
export const visitors: Visitor[] = (['uk', 'en'] as const).flatMap(language =>
  (['guest', 'customer', 'staff'] as const).map(who => ({ who, language })),
)

/** In a browser of its own, with a dress in the cart and on the wishlist; who has an account is signed in. */
export async function openAs(
  customer: NewCustomer,
  { who, language }: Visitor,
  { hasBirthday = false, ...more }: Options = {},
) {
  const opened = await customer({ language, width: 390, ...more })
  await opened.context.addInitScript(chooseDress, dress)
  if (who === 'customer') await signUp(opened.page, language, hasBirthday)
  if (who === 'staff') await signInStaff(opened.page)
  return opened
}

function chooseDress(dress: { article: string }): void {
  const chosen = { ...dress, timestamp: Date.now() }
  localStorage.cart ??= JSON.stringify([chosen])
  localStorage.wishlist ??= JSON.stringify([chosen])
}

async function signUp(page: Page, locale: Language, hasBirthday: boolean): Promise<void> {
  const person = { name: 'Оксана', surname: 'Мельник', phone: '+380671110003', consent: true }
  const account = { email: newMailbox('visitor'), password: 'весна-26-тепла', locale }
  await callShop(page, '/api/user/register', {
    data: { ...person, ...account, birth_date: birthDate(hasBirthday) },
  })
}

/** Today by the clock of the shop, or as far from it as can be; 28 years ago the days of the calendar were the same. */
function birthDate(isToday: boolean): string {
  const moment = Date.now() - (isToday ? 0 : HALF_A_YEAR_MS)
  const [year, month, day] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' }).format(moment).split('-')
  return `${day}.${month}.${Number(year) - 28}`
}

let staffCookies: Cookie[] = []

/** Once: signing in again and again looks like guessing, and is slowed down. */
async function signInStaff(page: Page): Promise<void> {
  if (staffCookies.length > 0) return page.context().addCookies(staffCookies)
  await callShop(page, '/api/admin/login', { data: staff })
  staffCookies = (await page.context().cookies()).filter(({ name }) => name !== 'locale')
}
