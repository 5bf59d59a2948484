import type { NotificationTexts, Ordered, Titled } from './notification-texts.ts'

const nameOf = ({ title, article, size }: Titled) => `${title} (${article}), розмір ${size}`

const itemsOf = (items: readonly Ordered[], more: number) => [
  ...items.map(item => `${nameOf(item)}: ${item.count} шт.`),
  ...(more > 0 ? [`І ще ${more} шт.`] : []),
]

export const notificationsInUkrainian: NotificationTexts = {
  events: {
    order_paid: ({ number, total, items, more, isShort }) => ({
      subject: `Замовлення ${number} оплачено: ${total}`,
      preview: isShort ? 'Речей для нього вже немає.' : 'Можна брати в роботу.',
      heading: 'Оплачене замовлення',
      paragraphs: [
        `Замовлення ${number} оплачено. Сума: ${total}.`,
        ...itemsOf(items, more),
        ...(isShort ? ['Гроші надійшли запізно: ці речі вже розкупили. Знайдіть інші або поверніть гроші.'] : []),
      ],
      button: 'Відкрити замовлення',
    }),
    return_asked: ({ number, items, more }) => ({
      subject: `Запит на повернення: замовлення ${number}`,
      preview: 'Перегляньте запит і дайте відповідь.',
      heading: 'Запит на повернення',
      paragraphs: [`Із замовлення ${number} хочуть повернути:`, ...itemsOf(items, more)],
      button: 'Відкрити замовлення',
    }),
    low_stock: ({ sizes, more }) => {
      const [first, ...others] = sizes
      const count = sizes.length + more
      const isOne = first !== undefined && others.length + more === 0
      return {
        subject: isOne ? `Закінчується: ${first.title}, розмір ${first.size}` : `Закінчуються товари: ${count}`,
        preview: 'Час поповнити запас.',
        heading: isOne ? 'Товар закінчується' : 'Товари закінчуються',
        paragraphs: [
          'Залишилося мало:',
          ...sizes.map(size => `${nameOf(size)}: ${size.available > 0 ? `${size.available} шт.` : 'розпродано'}`),
          ...(more > 0 ? [`І ще розмірів: ${more}`] : []),
        ],
        button: 'Переглянути товари',
      }
    },
    exchange_failed: ({ orders, more, isUnreadable }) => ({
      subject: 'Обмін із 1С не вдався',
      preview: 'Подивіться, що саме не вдалося.',
      heading: 'Обмін із 1С не вдався',
      paragraphs: [
        ...(isUnreadable ? ['Файл, який надіслала 1С, не вдалося прочитати: з нього нічого не застосовано.'] : []),
        ...(orders.length + more > 0 ? ['Не застосовано те, що 1С повідомила про замовлення:', ...orders] : []),
        ...(more > 0 ? [`І ще: ${more}`] : []),
        'Наступний лист надійде, коли після вдалого обміну знову щось не вдасться.',
      ],
      button: 'Відкрити обмін із 1С',
    }),
  },
  frame: {
    note: 'Ви обрали такі листи у своєму обліковому записі.',
    off: 'Більше їх не надсилати',
    why: 'Ви отримали цей лист, бо працюєте з ЛЕВАДОЮ.',
  },
}
