import type { Page } from '@playwright/test'
import { callShop } from './call-shop.ts'
import type { Language } from './fixtures.ts'
import { linkInEmail, newMailbox } from './messages.ts'
import { staff as account } from './start-shop.ts'

export const password = 'сім верб над ставом'
const choosePassword = { uk: 'Обрати пароль', en: 'Choose a password' } as const

/** Signs a new colleague in on the page: invited by the owner, with a password chosen by the link of the email. Their mailbox. */
export async function signInAsRole(
  owner: Page,
  colleague: Page,
  role: 'manager' | 'content' | 'accountant',
  locale: Language,
): Promise<string> {
  const email = newMailbox(role)
  await callShop(owner, '/api/admin/me/step-up', { data: { password: account.password } })
  await callShop(owner, '/api/admin/staff', { data: { email, role, locale } })
  const token = (await linkInEmail(colleague, email, choosePassword[locale])).split('/').at(-1)
  await callShop(colleague, '/api/admin/invitation/accept', { data: { token, password } })
  await callShop(colleague, '/api/admin/login', { data: { login: email, password } })
  return email
}
