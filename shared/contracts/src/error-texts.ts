import type { ErrorCode } from './errors.ts'
import type { Text } from './text.ts'

const promo: Text = {
  uk: 'Промокод недійсний. Можливо, термін його дії минув або вичерпано ліміт використань',
  en: 'Promo code is not valid. It may have expired or reached its usage limit',
}
const conflict: Text = {
  uk: 'Дані змінилися, поки ви працювали. Оновіть сторінку',
  en: 'Something has changed in the meantime. Please refresh the page',
}
const code: Text = { uk: 'Код неправильний!', en: 'The code is wrong!' }
const later: Text = {
  uk: 'Зараз забагато запитів. Спробуйте за хвилину',
  en: 'The shop is very busy. Please try again in a minute',
}

/** What the reader sees for each code (spec §8). */
export const errorTexts: Record<ErrorCode, Text> = {
  validation: { uk: 'Перевірте виділені поля', en: 'Please check the marked fields' },
  not_authenticated: { uk: 'Увійдіть, щоб продовжити', en: 'Please sign in to continue' },
  bad_credentials: { uk: 'Неправильний логін або пароль', en: 'Wrong login or password' },
  forbidden: { uk: 'Немає доступу', en: 'You have no access to this' },
  email_not_verified: { uk: 'Підтвердьте свою електронну пошту', en: 'Please confirm your email' },
  not_found: { uk: 'Сторінку не знайдено', en: 'Page not found' },
  method_not_allowed: { uk: 'Такий запит не підтримується', en: 'This request is not supported' },
  email_in_use: { uk: 'Ця електронна адреса вже використовується', en: 'Email address is already in use' },
  phone_in_use: { uk: 'Цей номер телефону вже використовується', en: 'Phone number already in use' },
  out_of_stock: {
    uk: 'Деяких товарів немає в наявності, оновіть сторінку',
    en: 'Some products are out of stock, please refresh the page',
  },
  price_changed: { uk: 'Ціна змінилася. Перевірте нову суму', en: 'The price has changed. Please check the new total' },
  cart_conflict: conflict,
  idempotency_conflict: conflict,
  illegal_transition: conflict,
  payment_attempts_limit: {
    uk: 'Забагато спроб оплати цього замовлення. Оформіть його ще раз або зателефонуйте нам',
    en: 'Too many attempts to pay for this order. Please order again or call us',
  },
  delivery_not_available: {
    uk: 'Цей спосіб доставки недоступний для вашого замовлення',
    en: 'This delivery method is not available for your order',
  },
  promo_not_found: promo,
  promo_expired: promo,
  promo_not_started: promo,
  promo_limit: promo,
  promo_customer_limit: promo,
  promo_min_goods: promo,
  promo_not_applicable: promo,
  link_expired: { uk: 'Термін дії посилання минув', en: 'The link has expired. Please request new access' },
  body_too_large: { uk: 'Забагато даних', en: 'Too much data' },
  unsupported_media_type: { uk: 'Такий формат не підтримується', en: 'This format is not supported' },
  code_wrong: code,
  code_expired: code,
  too_many_attempts: code,
  too_many_requests: { uk: 'Забагато спроб, зачекайте {{seconds}} с', en: 'Too many tries, wait {{seconds}} s' },
  unpaid_orders_limit: { uk: 'Забагато неоплачених замовлень', en: 'Too many unpaid orders' },
  unknown: { uk: 'Невідома помилка, зверніться до підтримки', en: 'Unknown error, please contact support' },
  busy: later,
  payment_unavailable: { uk: 'Оплата тимчасово недоступна', en: 'Payment is temporarily unavailable' },
  carrier_unavailable: { uk: 'Служба доставки тимчасово недоступна', en: 'The carrier is temporarily unavailable' },
}
