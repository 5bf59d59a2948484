import type { CustomerErrorCode } from '../errors.ts'

const promo = 'Промокод недійсний. Можливо, термін його дії минув або вичерпано ліміт використань'
const code = 'Код неправильний!'
const later = 'Зараз забагато запитів. Спробуйте за хвилину'

/** What the reader sees for each code, in Ukrainian. */
export const errorTexts: Record<CustomerErrorCode, string> = {
  validation: 'Перевірте виділені поля',
  not_authenticated: 'Увійдіть, щоб продовжити',
  bad_credentials: 'Неправильний логін або пароль',
  forbidden: 'Немає доступу',
  email_not_verified: 'Підтвердьте свою електронну пошту',
  not_found: 'Сторінку не знайдено',
  method_not_allowed: 'Такий запит не підтримується',
  email_in_use: 'Ця електронна адреса вже використовується',
  phone_in_use: 'Цей номер телефону вже використовується',
  out_of_stock: 'Деяких товарів немає в наявності, оновіть сторінку',
  price_changed: 'Ціна змінилася. Перевірте нову суму',
  cart_conflict: 'Дані змінилися, поки ви працювали. Оновіть сторінку',
  idempotency_conflict: 'Це вже надсилали з іншими даними. Оновіть сторінку й перевірте результат',
  illegal_transition: 'Зараз цього зробити не можна. Оновіть сторінку й перевірте поточний стан',
  payment_attempts_limit: 'Забагато спроб оплати цього замовлення. Оформіть його ще раз або зателефонуйте нам',
  delivery_not_available: 'Цей спосіб доставки недоступний для вашого замовлення',
  promo_not_found: promo,
  promo_expired: promo,
  promo_not_started: promo,
  promo_limit: promo,
  promo_customer_limit: promo,
  promo_min_goods: promo,
  promo_not_applicable: promo,
  link_expired: 'Термін дії посилання минув',
  body_too_large: 'Забагато даних',
  unsupported_media_type: 'Такий формат не підтримується',
  code_wrong: code,
  code_expired: code,
  too_many_attempts: code,
  too_many_requests: 'Забагато спроб, зачекайте {{seconds}} с',
  unpaid_orders_limit: 'Забагато неоплачених замовлень',
  unknown: 'Невідома помилка, зверніться до підтримки',
  busy: later,
  payment_unavailable: 'Оплата тимчасово недоступна',
  carrier_unavailable: 'Служба доставки тимчасово недоступна',
}
