import type { Page } from '@playwright/test'

type Newcomer = { name: string; surname: string; phone: string; email: string; password: string }

/** Presses a control by keyboard. */
export async function press(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
}

/** From the name on, where the focus is: field by field with Tab, as a form is filled. */
export async function fillRegistration(page: Page, newcomer: Newcomer): Promise<void> {
  const { name, surname, phone, email, password } = newcomer
  const { keyboard } = page
  const type = async (text: string, tabs = 1) => {
    await keyboard.type(text)
    for (let count = 0; count < tabs; count++) await keyboard.press('Tab')
  }
  await type(name)
  // The code of the country stands before the number.
  await type(surname, 2)
  await type(phone.replace('+380', ''))
  await type('11051990', 2)
  await type(email)
  // Behind each password stands the button that shows it.
  await type(password, 2)
  await type(password, 2)
  await keyboard.press('Space')
}
