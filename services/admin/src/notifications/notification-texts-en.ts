import type { NotificationTexts, Ordered, Titled } from './notification-texts.ts'

const nameOf = ({ title, article, size }: Titled) => `${title} (${article}), size ${size}`

const itemsOf = (items: readonly Ordered[], more: number) => [
  ...items.map(item => `${nameOf(item)}: ${item.count}`),
  ...(more > 0 ? [`And ${more} more`] : []),
]

export const notificationsInEnglish: NotificationTexts = {
  events: {
    order_paid: ({ number, total, items, more, isShort }) => ({
      subject: `Order ${number} is paid: ${total}`,
      preview: isShort ? 'Its items are gone.' : 'You can start processing it.',
      heading: 'A paid order',
      paragraphs: [
        `Order ${number} is paid. Total: ${total}.`,
        ...itemsOf(items, more),
        ...(isShort
          ? ['The money came too late: these items are sold out by now. Find others, or refund the money.']
          : []),
      ],
      button: 'Open the order',
    }),
    return_asked: ({ number, items, more }) => ({
      subject: `Return requested: order ${number}`,
      preview: 'Look at the request and answer it.',
      heading: 'A return is requested',
      paragraphs: [`The customer wants to return from order ${number}:`, ...itemsOf(items, more)],
      button: 'Open the order',
    }),
    low_stock: ({ sizes, more }) => {
      const [first, ...others] = sizes
      const count = sizes.length + more
      const isOne = first !== undefined && others.length + more === 0
      return {
        subject: isOne ? `Running low: ${first.title}, size ${first.size}` : `Running low: ${count} sizes`,
        preview: 'Time to restock.',
        heading: 'Running low',
        paragraphs: [
          'Few are left:',
          ...sizes.map(size => `${nameOf(size)}: ${size.available > 0 ? size.available : 'sold out'}`),
          ...(more > 0 ? [`And ${more} more`] : []),
        ],
        button: 'See the products',
      }
    },
    exchange_failed: ({ orders, more, isUnreadable }) => ({
      subject: 'The exchange with 1C failed',
      preview: 'See what went wrong.',
      heading: 'The exchange with 1C failed',
      paragraphs: [
        ...(isUnreadable ? ['A file that 1C sent could not be read: nothing of it was applied.'] : []),
        ...(orders.length + more > 0 ? ['What 1C said of these orders was not applied:', ...orders] : []),
        ...(more > 0 ? [`And ${more} more`] : []),
        'The next email comes when something fails after an exchange that went well.',
      ],
      button: 'Open the exchange with 1C',
    }),
  },
  frame: {
    note: 'You chose such emails in your account.',
    off: 'Stop sending them',
    why: 'You received this email because you work with LEVADA.',
  },
}
