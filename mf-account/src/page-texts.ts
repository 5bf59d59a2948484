import type { Text } from '@shop/contracts/texts/text'

/** Titles of the pages where one signs in or up: the server writes them, the page repeats them. */
export const authTitles = {
  register: { uk: 'Реєстрація | Левада', en: 'Sign up | Levada' },
  verify: { uk: 'Підтвердження пошти | Левада', en: 'Confirm your email | Levada' },
  'reset-password': { uk: 'Новий пароль | Левада', en: 'New password | Levada' },
  'update-password': { uk: 'Новий пароль | Левада', en: 'New password | Levada' },
  login: { uk: 'Вхід | Левада', en: 'Sign in | Levada' },
} as const satisfies Record<string, Text>
