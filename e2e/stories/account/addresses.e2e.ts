import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { newMailbox } from '../../support/messages.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { choose } from '../../support/purchase.ts'
import { addressTexts } from '../../texts/address-texts.ts'
import { personalTexts } from '../../texts/personal-texts.ts'
import { shopTexts } from '../../texts/shop-texts.ts'

for (const { language, width } of phoneAndDesk)
  test(`a customer keeps two addresses and chooses one at the checkout (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const [texts, own, shop] = [addressTexts[language], personalTexts[language], shopTexts[language]]
    const { page, open } = await customer({ language, width })
    const person = { name: 'Оксана', surname: 'Мельник', phone: '+380671110003', birth_date: '01.06.1990' }
    const account = { locale: language, email: newMailbox('addresses'), password: 'весна-26-тепла', consent: true }
    await callShop(page, '/api/user/register', { data: { ...account, ...person } })
    await orderByCall(page, language)

    const card = page.getByRole('region', { name: texts.inUkraine })
    const rows = card.getByRole('listitem')
    // The account hears of the order within seconds.
    await expect(async () => {
      await open('/user/personal/info')
      await expect(rows).toHaveText([texts.ordered], { timeout: 2000 })
    }).toPass()

    await card.getByRole('button', { name: texts.add }).click()
    await choose(page, shop.area, shop.kyivRegion)
    await choose(page, shop.city, shop.kyiv)
    await choose(page, shop.department, '12')
    expect(await settledViolations(page)).toEqual([])
    await card.getByRole('button', { name: own.save }).click()
    await expect(rows).toHaveText([texts.added, texts.ordered])

    await rows.nth(1).getByRole('button', { name: texts.remove }).click()
    await expect(rows).toHaveText([texts.added])
    await page.getByRole('button', { name: texts.undo }).click()
    await expect(rows).toHaveText([texts.added, texts.ordered])
    expect(await settledViolations(page)).toEqual([])

    const dress = { article: 'DR-1042-BUR-R', size: '38 (M)', count: 1, bundle: null, timestamp: Date.now() }
    await callShop(page, '/api/cart/update', { data: { data: { mode: 'merge', lines: [dress] } } })
    await open('/checkout')
    const kept = page.getByRole('group', { name: texts.yours })
    await expect(kept.getByRole('radio', { name: texts.added })).toBeChecked()
    expect(await settledViolations(page)).toEqual([])
    await kept.getByRole('radio', { name: texts.ordered }).press('Space')
    await expect(page.getByRole('combobox', { name: shop.department, exact: true })).toHaveValue(texts.ordered)
  })
