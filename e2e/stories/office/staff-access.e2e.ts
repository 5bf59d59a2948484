import type { Page } from '@playwright/test'
import { violations } from '../../support/axe.ts'
import { expect, test } from '../../support/fixtures.ts'
import { linkInEmail, newMailbox } from '../../support/messages.ts'
import { staff as account } from '../../support/start-shop.ts'
import { codeNow } from '../../support/totp.ts'

const texts = {
  uk: {
    invite: 'Запросити',
    email: 'Електронна адреса',
    role: 'менеджерка',
    send: 'Надіслати запрошення',
    confirmTitle: 'Підтвердьте, що це ви',
    confirm: 'Підтвердити',
    unconfirmed: 'Спершу підтвердьте, що це ви',
    wrongPassword: 'Неправильний пароль',
    newCodes: 'Нові коди відновлення',
    choose: 'Обрати пароль',
    password: 'Новий пароль',
    save: 'Зберегти пароль',
    login: 'Логін',
    secret: 'Пароль',
    enter: 'Увійти',
    home: 'Головна',
    require: 'Вимагати другий фактор',
    keep: 'Зберегти',
    owed: 'Налаштуйте другий фактор',
    own: 'Ваш пароль',
    next: 'Далі',
    qr: 'QR-код для застосунку',
    code: 'Код із застосунку',
    on: 'Увімкнути',
    codes: 'Коди відновлення',
    kept: 'Коди збережено',
    refresh: 'Оновити',
    off: 'Вимкнути доступ',
    isOff: 'Вимкнено',
    again: 'Увійдіть знову',
    wrong: 'Неправильний логін або пароль',
    invited: 'Працівники: запрошено',
  },
  en: {
    invite: 'Invite',
    email: 'Email address',
    role: 'manager',
    send: 'Send invitation',
    confirmTitle: 'Confirm that it is you',
    confirm: 'Confirm',
    unconfirmed: 'First confirm that it is you',
    wrongPassword: 'Wrong password',
    newCodes: 'New recovery codes',
    choose: 'Choose a password',
    password: 'New password',
    save: 'Save password',
    login: 'Login',
    secret: 'Password',
    enter: 'Sign in',
    home: 'Home',
    require: 'Require the second factor',
    keep: 'Save',
    owed: 'Set up the second factor',
    own: 'Your password',
    next: 'Continue',
    qr: 'QR code for the app',
    code: 'Code from the app',
    on: 'Switch on',
    codes: 'Recovery codes',
    kept: 'I have kept them',
    refresh: 'Refresh',
    off: 'Switch off access',
    isOff: 'Switched off',
    again: 'Sign in again',
    wrong: 'Wrong login or password',
    invited: 'Staff: invited',
  },
} as const
type OfficeTexts = (typeof texts)[keyof typeof texts]

const password = 'сім верб над ставом'
// Staff who may no longer ask are refused, and the browser says so.
const expects = [/status of 40[013]/]

for (const { language, width } of [
  { language: 'uk', width: 768 },
  { language: 'en', width: 1440 },
] as const)
  test(`the owner invites a person, requires the second factor and switches the person off (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const t = texts[language]
    const email = newMailbox('iryna')
    const { page: owner } = await staff({ language, width, expects })
    await invite(owner, t, email)

    const { page: invited } = await customer({ language, width, expects })
    await invited.goto(await linkInEmail(invited, email, t.choose))
    await expect(invited).toHaveURL(/\/admin\/invitation$/)
    await invited.getByLabel(t.password).fill(password)
    await invited.getByRole('button', { name: t.save }).click()
    await signIn(invited, t, email)
    await expect(invited.getByRole('heading', { level: 1 })).toBeVisible()

    const panel = owner.getByRole('dialog')
    await owner.reload()
    await owner.getByRole('link', { name: email }).click()
    expect(await violations(owner)).toEqual([])
    await panel.getByLabel(t.require).check()
    await panel.getByRole('button', { name: t.keep, exact: true }).click()

    await invited.goto('/admin/orders')
    const [recoveryCode = ''] = await setUpSecondFactor(invited, t)
    await expect(invited.getByRole('dialog')).toBeHidden()
    await expect(invited.getByRole('button', { name: t.refresh })).toBeVisible()

    await renewCodes(invited, t, recoveryCode)
    await invited.goto('/admin/orders')
    await expect(invited.getByRole('button', { name: t.refresh })).toBeVisible()

    await panel.getByRole('button', { name: t.off }).click()
    await panel.getByRole('button', { name: t.off }).click()
    await expect(panel.getByText(t.isOff, { exact: true })).toBeVisible()

    await invited.getByRole('button', { name: t.refresh }).click()
    const again = invited.getByRole('dialog', { name: t.again })
    await expect(again.getByLabel(t.login)).toHaveValue(email)
    await again.getByLabel(t.secret, { exact: true }).fill(password)
    await again.getByRole('button', { name: t.enter }).click()
    await expect(again.getByRole('alert')).toContainText(t.wrong)
    expect(await violations(invited)).toEqual([])
    await another(invited, t)

    await owner.goto(`/admin/other/audit?search=${encodeURIComponent(email)}`)
    await expect(owner.getByText(t.invited)).toBeVisible()
    expect(await violations(owner)).toEqual([])
  })

/** Another person signs in over the page: it is reloaded, so nothing of the one before stays in it. */
async function another(page: Page, t: OfficeTexts): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOfFirst: true }))
  const again = page.getByRole('dialog', { name: t.again })
  await again.getByLabel(t.login).fill(account.login)
  await again.getByLabel(t.secret, { exact: true }).fill(account.password)
  await again.getByRole('button', { name: t.enter }).click()

  await expect(page.getByRole('link', { name: account.login })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => 'isOfFirst' in window)).toBe(false)
}

async function invite(owner: Page, t: OfficeTexts, email: string): Promise<void> {
  await owner.goto('/admin/other/staff')
  await owner.getByRole('button', { name: t.invite }).click()
  const panel = owner.getByRole('dialog', { name: t.invite })
  const send = panel.getByRole('button', { name: t.send })
  await panel.getByLabel(t.email).fill(email)
  await panel.getByText(t.role, { exact: true }).click()
  await send.click()

  // A session alone is not enough to invite: a wrong password is reported, and what was typed stays.
  const confirmation = owner.getByRole('dialog', { name: t.confirmTitle })
  const own = confirmation.getByLabel(t.own)
  await expect(own).toBeFocused()
  expect(await violations(owner)).toEqual([])
  await owner.keyboard.press('Escape')
  await expect(panel.getByText(t.unconfirmed)).toBeVisible()
  await expect(send).toBeFocused()
  await expect(panel.getByLabel(t.email)).toHaveValue(email)

  await owner.keyboard.press('Enter')
  await own.fill('a guess')
  await owner.keyboard.press('Enter')
  await expect(confirmation.getByText(t.wrongPassword)).toBeVisible()
  await own.fill(account.password)
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('link', { name: email })).toBeVisible()
}

async function signIn(page: Page, t: OfficeTexts, login: string): Promise<void> {
  await page.getByLabel(t.login).fill(login)
  await page.getByLabel(t.secret, { exact: true }).fill(password)
  await page.getByRole('button', { name: t.enter }).click()
  await page.getByRole('link', { name: t.home, exact: true }).waitFor()
}

/** The dialog that lies over every page until it is done. Answers the recovery codes. */
async function setUpSecondFactor(page: Page, t: OfficeTexts): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: t.owed })
  await dialog.getByLabel(t.own).fill(password)
  await dialog.getByRole('button', { name: t.next }).click()
  await expect(dialog.getByRole('img', { name: t.qr })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const secret = await dialog.locator('code').textContent()
  await dialog.getByLabel(t.code).fill(codeNow(secret ?? ''))
  await dialog.getByRole('button', { name: t.on }).click()
  const codes = dialog.getByRole('list', { name: t.codes }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const shown = await codes.allTextContents()
  await dialog.getByRole('button', { name: t.kept }).click()
  return shown
}

/** The code of the app has just been used, so a recovery code stands in for it, besides the password. */
async function renewCodes(page: Page, t: OfficeTexts, recoveryCode: string): Promise<void> {
  await page.goto('/admin/me')
  await page.getByRole('button', { name: t.newCodes }).click()
  await page.getByRole('button', { name: t.newCodes }).click()
  const confirmation = page.getByRole('dialog', { name: t.confirmTitle })
  await confirmation.getByLabel(t.own).fill(password)
  await confirmation.getByLabel(t.code).fill(recoveryCode)
  expect(await violations(page)).toEqual([])
  await confirmation.getByRole('button', { name: t.confirm }).click()
  await expect(page.getByRole('list', { name: t.codes }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: t.kept }).click()
}
