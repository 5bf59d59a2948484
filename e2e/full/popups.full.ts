import type { Locator, Page } from '@playwright/test'
import { press } from '../support/by-keyboard.ts'
import { expect, test } from '../support/fixtures.ts'
import { arrive } from './arrive.ts'
import { wrongAtEachWidth } from './at-each-width.ts'
import { popupOpeners } from './popup-openers.ts'
import { openAs } from './visitor.ts'

const popups = popupOpeners.flatMap(([name, opening]) =>
  (['uk', 'en'] as const).map(language => ({ name, language, ...opening })),
)

// One of them says that the bank is away.
const expects = [/Failed to load resource.*503/]

for (const {
  name,
  language,
  who = 'guest',
  at,
  before,
  opener,
  returnsTo,
  isAsked = true,
  hasBirthday = false,
} of popups)
  test(`the ${name} popup has no accessibility violations, keeps the focus and gives it back on Escape (${language})`, async ({
    customer,
  }) => {
    const { page } = await openAs(customer, { who, language }, { expects, isAsked, hasBirthday })
    await arrive(page, typeof at === 'string' ? at : await at(page, language))
    await before?.(page, language)
    const control = opener?.(page, language)
    if (control) await press(page, control)
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('heading').or(popup.getByRole('img')).first()).toBeVisible()

    expect(await wrongAtEachWidth(page, `popup ${name}`)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await keepsFocus(page, popup)

    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    const back = returnsTo?.(page) ?? control
    if (back) await expect(back).toBeFocused()
  })

/** Tab comes to nothing of the page behind; behind the last control the browser's own bar may have it. */
async function keepsFocus(page: Page, popup: Locator): Promise<void> {
  for (let step = 0; step < 25; step++) {
    expect(await popup.evaluate(hasFocusOrNobodyHas)).toBe(true)
    await page.keyboard.press('Tab')
  }
}

function hasFocusOrNobodyHas(dialog: Element): boolean {
  return dialog.contains(document.activeElement) || document.activeElement === document.body
}
