import type { OfficeScreen } from './screen.ts'

const orders = '/api/admin/orders/:number'
const customer = '/api/admin/customers/:id'

/** Orders, customers, pay links, promo codes, and by what orders are priced. */
export const trade: readonly OfficeScreen[] = [
  {
    at: '/admin/orders?order=26-000042',
    controls: [
      ['Коментар магазину', 'POST /api/orders/update-comment'],
      ['Взяти в роботу', `POST ${orders}/take`],
      ['Відправити', `POST ${orders}/ship`],
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
    ],
  },
  {
    at: '/admin/orders',
    first: 'Обрати всі на сторінці',
    shows: ['Олена Коваль', 'GET /api/orders/get-like-payment-id'],
    controls: [
      ['Взяти в роботу', 'POST /api/admin/orders/bulk'],
      ['Надіслати в 1С', 'POST /api/admin/integration-1c/send-orders'],
    ],
  },
  {
    at: '/admin/orders/new',
    controls: [['Оформити замовлення', 'POST /api/admin/orders']],
    answers: answers => ({ ...answers, '/api/location/all-areas': { areas: [] } }),
  },
  {
    at: '/admin/customer-base',
    controls: [['Завантажити CSV', 'POST /api/admin/customers/exports']],
  },
  {
    at: '/admin/customer-base/2b1c7a54-5d7e-4a7e-9d43-1f2a3b4c5d6e',
    controls: [
      ['Показати контакти', `POST ${customer}/contacts`],
      ['Змінити дату народження', `PUT ${customer}/birth-date`],
      ['Додати нотатку', `POST ${customer}/notes`],
      [/^Видалити нотатку/, `DELETE ${customer}/notes/:note`],
      ['Знеособити клієнта', `POST ${customer}/anonymise`],
    ],
  },
  {
    at: '/admin/other/payments',
    controls: [
      ['Знайти замовлення для оплати another-7', 'POST /api/admin/payments/match'],
      ['Запитати банк про оплату another-8', 'POST /api/admin/payments/ask'],
      ['Закрити запис про оплату another-9', 'POST /api/admin/payments/close'],
    ],
  },
  {
    at: '/admin/other/payments?tab=refunds',
    controls: [['Записати, що сталося з поверненням, замовлення 26-000042', 'POST /api/admin/payments/settle']],
  },
  { at: '/admin/other/payments?tab=differences', controls: [['Звірити', 'POST /api/admin/payments/check']] },
  {
    at: '/admin/other/1c',
    controls: [
      ['Надіслати ще раз', 'POST /api/admin/integration-1c/send-order'],
      ['Оплачені замовлення самі потрапляють у чергу', 'PUT /api/admin/integration-1c/settings'],
    ],
  },
  {
    at: '/admin/other/third-party?order=T26-000001',
    shows: ['Сукня за домовленістю', 'GET /api/admin/third-party-orders'],
    controls: [
      ['Нове посилання', 'POST /api/admin/third-party-orders'],
      ['Позначити оплаченим', 'PUT /api/admin/third-party-orders/:number'],
      ['Дати більше часу', 'PUT /api/admin/third-party-orders/:number'],
      ['Прив’язати до акаунта', 'PUT /api/admin/third-party-orders/:number'],
    ],
  },
  {
    at: '/admin/other/promo-codes?code=new',
    controls: [['Зберегти', 'POST /api/admin/promo-codes']],
  },
  {
    at: '/admin/other/promo-codes?code=DOSTAVKA',
    controls: [['Зберегти', 'PUT /api/admin/promo-codes/:code']],
  },
  {
    at: '/admin/other/rates',
    controls: [['Показати, що зміниться', 'POST /api/rates/set-currency']],
  },
  {
    at: '/admin/other/delivery',
    controls: [['Показати, що зміниться', 'POST /api/rates/set-post-office-delivery']],
  },
  { at: '/admin/other/settings', controls: [['Зберегти', 'PUT /api/admin/settings']] },
  { at: '/admin/other/shop-details', controls: [['Зберегти', 'PUT /api/admin/shop-details']] },
]
