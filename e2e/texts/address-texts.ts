/** What stands about the addresses of a customer; the department of an order made by call, and the one that is added. */
export const addressTexts = {
  uk: {
    inUkraine: 'Доставка в Україні',
    add: 'Додати адресу',
    remove: 'Видалити',
    undo: 'Повернути',
    yours: 'Ваші адреси',
    ordered: /№ 1 \(/,
    added: /№ 12 \(/,
  },
  en: {
    inUkraine: 'Delivery in Ukraine',
    add: 'Add an address',
    remove: 'Remove',
    undo: 'Undo',
    yours: 'Your addresses',
    ordered: /No\. 1 \(/,
    added: /No\. 12 \(/,
  },
} as const
