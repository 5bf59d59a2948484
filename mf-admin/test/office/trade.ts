import { changed, type OfficeScreen, screen } from './screen.ts'

const orders = '/api/admin/orders/:number'
const customer = '/api/admin/customers/:id'
const byHand = { level: 10, reason: 'Подруга бренду', until: '2026-12-31', who: 'olha', at: '2026-11-20T12:00:00.000Z' }
const checkedDay = {
  day: '2026-11-20',
  state: 'done',
  source: 'list',
  started_at: '2026-11-21T10:00:00.000Z',
  finished_at: '2026-11-21T10:00:30.000Z',
  who: 'olena',
  total: 1,
  checked: 1,
  silent: 0,
  is_cut: false,
  differences: [{ payment_id: '26-000041-1', order: '26-000041', kind: 'unpaid_there', ours: null, bank: null }],
}
const oneExchange = {
  exchanges: [
    {
      id: 'a',
      at: '2026-11-21T10:00:00.000Z',
      address: '203.0.113.7',
      sent: ['26-000042'],
      taken: ['26-000042'],
      files: [],
      applied: [],
      unchanged: 0,
      refused: [],
      ignored: [],
    },
  ],
  count: 1,
  page: 1,
  limit: 10,
}
const soldOnce = { pieces: 1, sum_uah: 4990, returned_pieces: 0, refunded_uah: 0 }
const foundSales = {
  from: '2026-11-01',
  to: '2026-11-30',
  totals: soldOnce,
  months: ['2026-11'],
  sizes: [{ size: '38 (M)', ...soldOnce, months: [{ month: '2026-11', pieces: 1, sum_uah: 4990 }] }],
  returns: [],
  sew_again: [],
  left_out: 0,
  is_counting: false,
}

/** Orders, customers, pay links, promo codes, and by what orders are priced. */
export const trade: readonly OfficeScreen[] = [
  screen('/admin/orders?order=26-000042', [
    ['Додати', `POST ${orders}/comments`],
    ['Зроблено', `PUT ${orders}/comments/:id`],
    ['Написати клієнту', `POST ${orders}/messages`],
    ['Взяти в роботу', `POST ${orders}/take`],
    ['Відправити', `POST ${orders}/ship`],
    ['Змінити замовлення', `POST ${orders}/change`],
    ['Прийняти зміну', `POST ${orders}/change-request/accept`],
    ['Відмовити у зміні', `POST ${orders}/change-request/refuse`],
    ['Не чекати доплати', `POST ${orders}/change/drop`],
    ['Обміняти', `POST ${orders}/exchange`],
    ['Виправити номер посилки', `POST ${orders}/tracking`],
    ['Готове до видачі', `POST ${orders}/ready`],
    ['Доставлено', `POST ${orders}/delivered`],
    ['Речі прийшли', `POST ${orders}/receive`],
    ['Прийняти знижку', `POST ${orders}/accept-discount`],
    ['Речі знайшлися', `POST ${orders}/restocked`],
    ['Скасувати', `POST ${orders}/cancel`],
    ['Прийняти повернення', `POST ${orders}/returns`],
    ['Відмовити', `POST ${orders}/returns`],
    ['Оформити повернення', `POST ${orders}/returns`],
    ['Повернути кошти', `POST ${orders}/refund`],
    ['Відхилити запит', `POST ${orders}/refund-request/decline`],
    ['Позначити оплаченим', 'POST /api/orders/update-payment'],
    ['Зняти позначку про оплату', 'POST /api/orders/update-payment'],
    ['Надіслати в 1С', 'POST /api/admin/integration-1c/send-order'],
  ]),
  screen(
    '/admin/orders',
    [
      ['Взяти в роботу', 'POST /api/admin/orders/bulk'],
      ['Надіслати в 1С', 'POST /api/admin/integration-1c/send-orders'],
    ],
    { first: 'Обрати всі на сторінці', shows: ['Олена Коваль', 'GET /api/orders/get-like-payment-id'] },
  ),
  screen('/admin/orders', [['Завантажити CSV', 'POST /api/admin/orders/exports']]),
  screen('/admin/orders/new', [['Оформити замовлення', 'POST /api/admin/orders']], {
    answers: answers => ({ ...answers, '/api/location/all-areas': { areas: [] } }),
  }),
  screen('/admin/customer-base', [['Завантажити CSV', 'POST /api/admin/customers/exports']]),
  screen('/admin/customer-base', [
    ['Розсилка: Завантажити CSV', 'POST /api/admin/newsletter/exports'],
    ['Нотатки: Завантажити CSV', 'POST /api/admin/customer-notes/exports'],
  ]),
  screen('/admin/customer-base/2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e', [
    ['Показати контакти', `POST ${customer}/contacts`],
    ['Змінити дату народження', `PUT ${customer}/birth-date`],
    ['Додати нотатку', `POST ${customer}/notes`],
    ['Надати рівень', `PUT ${customer}/level`],
    ['Зберегти позначки', `PUT ${customer}/tags`],
    ['Роз’єднати', `DELETE ${customer}/joined/:card`],
    ['Об’єднати з іншою карткою', `POST ${customer}/joined`],
    [/^Видалити нотатку/, `DELETE ${customer}/notes/:note`],
    ['Знеособити клієнта', `POST ${customer}/anonymise`],
  ]),
  screen(
    '/admin/customer-base/2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e',
    [['Скасувати рівень від магазину', `DELETE ${customer}/level`]],
    {
      answers: answers => changed(answers, customer, 'customer', { level_by_hand: byHand }),
    },
  ),
  screen('/admin/other/payments', [
    ['Знайти замовлення для оплати another-7', 'POST /api/admin/payments/match'],
    ['Запитати банк про оплату another-8', 'POST /api/admin/payments/ask'],
    ['Закрити запис про оплату another-9', 'POST /api/admin/payments/close'],
  ]),
  screen('/admin/other/payments?tab=refunds', [
    ['Записати, що сталося з поверненням, замовлення 26-000042', 'POST /api/admin/payments/settle'],
  ]),
  screen('/admin/other/payments', [['Завантажити CSV', 'POST /api/admin/payments/unmatched/exports']]),
  screen('/admin/other/payments?tab=double', [['Завантажити CSV', 'POST /api/admin/payments/orders/exports']]),
  screen(
    '/admin/other/payments?tab=differences',
    [
      ['Звірити', 'POST /api/admin/payments/check'],
      ['Розбіжності з банком: Завантажити CSV', 'POST /api/admin/payments/check/exports'],
    ],
    { answers: answers => ({ ...answers, '/api/admin/payments/check': { check: checkedDay } }) },
  ),
  screen(
    '/admin/statistics-search?by=article&name=DR-1042-BUR-L&from=2026-11-01&to=2026-11-30',
    [
      ['За розмірами й місяцями: Завантажити CSV', 'POST /api/admin/statistics/sales/exports'],
      ['Що пошити ще: Завантажити CSV', 'POST /api/admin/statistics/sew-again/exports'],
    ],
    { answers: answers => ({ ...answers, '/api/admin/statistics/sales': foundSales }) },
  ),
  screen('/admin/other/1c', [
    ['Надіслати ще раз', 'POST /api/admin/integration-1c/send-order'],
    ['Завантажити CSV', 'POST /api/admin/integration-1c/queue/exports'],
    ['Оплачені замовлення самі потрапляють у чергу', 'PUT /api/admin/integration-1c/settings'],
  ]),
  screen('/admin/other/1c', [['Журнал обмінів: Завантажити CSV', 'POST /api/admin/integration-1c/exchanges/exports']], {
    answers: answers => ({ ...answers, '/api/admin/integration-1c/exchanges': oneExchange }),
  }),
  screen(
    '/admin/other/third-party?order=T26-000001',
    [
      ['Нове посилання', 'POST /api/admin/third-party-orders'],
      ['Позначити оплаченим', 'PUT /api/admin/third-party-orders/:number'],
      ['Дати більше часу', 'PUT /api/admin/third-party-orders/:number'],
      ['Прив’язати до акаунта', 'PUT /api/admin/third-party-orders/:number'],
    ],
    { shows: ['Сукня за домовленістю', 'GET /api/admin/third-party-orders'] },
  ),
  screen('/admin/other/promo-codes?code=new', [['Зберегти', 'POST /api/admin/promo-codes']]),
  screen('/admin/other/promo-codes?code=DOSTAVKA', [
    ['Зберегти', 'PUT /api/admin/promo-codes/:code'],
    [/^В архів: /, 'POST /api/admin/promo-codes/removing/archive'],
    [/^Видалити: /, 'POST /api/admin/promo-codes/removing/delete'],
  ]),
  screen('/admin/other/promo-codes', [['Завантажити CSV', 'POST /api/admin/promo-codes/exports']]),
  screen('/admin/other/third-party', [['Завантажити CSV', 'POST /api/admin/third-party-orders/exports']]),
  screen('/admin/other/rates', [['Показати, що зміниться', 'POST /api/rates/set-currency']]),
  screen('/admin/other/delivery', [['Показати, що зміниться', 'POST /api/rates/set-post-office-delivery']]),
  screen('/admin/other/settings', [['Зберегти', 'PUT /api/admin/settings']]),
  screen('/admin/other/shop-details', [['Зберегти', 'PUT /api/admin/shop-details']]),
]
