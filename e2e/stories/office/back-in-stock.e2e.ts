import type { Page } from '@playwright/test'
import { violations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { linkInEmail, newMailbox, strangerNumber } from '../../support/messages.ts'
import { onlySize, productByCall, stockByCall } from '../../support/product-by-call.ts'

const texts = {
  uk: {
    email: 'Електронна пошта',
    ask: 'Повідомити, коли з’явиться',
    sent: 'Підтвердьте пошту',
    confirm: 'Так, повідомте мене',
    confirmed: 'Ми вам напишемо',
    waiting: 'Чекають покупці: 36 (S) — 1',
    toGoods: 'Перейти до речі',
    addToCart: 'Додати в кошик',
    stop: 'Скасувати сповіщення',
    stopped: 'Сповіщення скасовано',
  },
  en: {
    email: 'Email',
    ask: 'Email me when it’s back',
    sent: 'Confirm your email',
    confirm: 'Yes, email me',
    confirmed: 'We will email you',
    waiting: 'Customers wait for: 36 (S) — 1',
    toGoods: 'See the product',
    addToCart: 'Add to cart',
    stop: 'Cancel the alert',
    stopped: 'The alert is cancelled',
  },
} as const

type Texts = (typeof texts)[keyof typeof texts]

for (const { language, width } of phoneAndDesk)
  test(`a sold-out size is asked for, staff see that somebody waits, and its arrival is announced by email (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const t = texts[language]
    const article = `BACK-${strangerNumber()}`
    const mailbox = newMailbox('waits')
    const { page: office } = await staff({ language })
    await productByCall(office, { article, title: { uk: article, en: article } })
    await stockByCall(office, article, -5)
    const { page, open } = await customer({ language, width })
    const { page: post } = await customer({ language, width })

    await open(`/product/${article}`)
    await askForAlert(page, t, mailbox)
    expect(await violations(page)).toEqual([])
    await page.goto(await linkInEmail(post, mailbox, t.confirm))
    await expect(page.getByRole('heading', { level: 1, name: t.confirmed })).toBeVisible()

    await office.goto(`/admin/other/products/${article}`)
    await expect(office.getByText(t.waiting)).toBeVisible()
    await stockByCall(office, article, 2)
    await page.goto(await linkInEmail(post, mailbox, t.toGoods))
    await page.getByRole('radio', { name: onlySize }).check({ force: true })
    await expect(page.getByRole('button', { name: t.addToCart }).first()).toBeEnabled()
    const stop = post.frameLocator('iframe').getByRole('link', { name: t.stop })
    await page.goto((await stop.getAttribute('href')) ?? '')
    await page.getByRole('button', { name: t.stop }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.stopped })).toBeVisible()
  })

async function askForAlert(page: Page, t: Texts, mailbox: string): Promise<void> {
  await page.getByRole('radio', { name: onlySize }).click({ force: true })
  await page.getByRole('main').getByLabel(t.email, { exact: true }).fill(mailbox)
  await page.getByRole('button', { name: t.ask }).click()
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible()
}
