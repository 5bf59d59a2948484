import type { Text } from '@shop/contracts/text'

/** Both languages together: the question comes in one small file, and stands when the language changes. */
export const leavingTexts: Record<'title' | 'text' | 'stay' | 'leave', Text> = {
  title: { uk: 'Зміни не збережено', en: 'Your changes are not saved' },
  text: { uk: 'Якщо піти зараз, те, що ви ввели, пропаде.', en: 'If you leave now, what you have typed will be lost.' },
  stay: { uk: 'Залишитися', en: 'Stay' },
  leave: { uk: 'Піти без збереження', en: 'Leave without saving' },
}
