import { goodsXml, offersXml, scripted1c } from '@shop/testing/scripted-1c'
import { violations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { shopAddress } from '../../support/shop-address.ts'
import { signInAsRole } from '../../support/staff-of-role.ts'
import { exchange1c } from '../../support/start-shop.ts'

const texts = {
  uk: { price: 'Роздрібна, UAH', uah: 'Ціна в гривнях', size: 'Розмір', save: 'Зберегти', refused: 'Відхилено: 1' },
  en: { price: 'Роздрібна, UAH', uah: 'Price in hryvnias', size: 'Size', save: 'Save', refused: 'Refused: 1' },
} as const

for (const { language, width } of phoneAndDesk)
  test(`who looks after goods says what the prices of 1C are, and the next file is taken (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const words = texts[language]
    // The shop may know what an earlier try said: each gives its characteristic a name of its own.
    const characteristic = `Розмір ${language} ${test.info().retry}`
    const { page: owner } = await staff()
    const { page: office } = await customer({ language, width })
    await signInAsRole(owner, office, 'content', language)
    const client = scripted1c(shopAddress(), exchange1c, 'catalog')
    const article = 'DR-1042-BUR-R'
    // A delivery has come: what the shop has sold meanwhile is taken off that, and other stories go on buying.
    const quantity = '60'
    const send = async () => {
      await client.begin()
      await client.send('import.xml', Buffer.from(goodsXml([{ id: '1', article, title: 'Сукня' }])))
      await client.importWhole('import.xml')
      const offer = { id: '1#38', article, facts: { [characteristic]: '38 (M)' }, price: '4990', quantity }
      await client.send('offers.xml', Buffer.from(offersXml([offer, { ...offer, id: '9', article: 'NO-1' }])))
      return client.importWhole('offers.xml')
    }
    await send()

    await office.goto('/admin/other/1c/goods')
    await office.getByLabel(words.price).selectOption({ label: words.uah })
    await office.getByLabel(words.size, { exact: true }).fill(characteristic)
    await office.getByRole('button', { name: words.save }).click()
    await expect(office.getByRole('button', { name: words.save })).toBeDisabled()

    expect(await send()).toMatch(/^success\nNO-1: /)
    await office.reload()
    await expect(office.getByText(words.refused).first()).toBeVisible()
    expect(await violations(office)).toEqual([])
  })
