import type { Locale } from '@shop/contracts/texts/text'
import type { SandboxChoice } from './sandbox-callback.ts'

type PayTexts = {
  title: string
  trial: string
  payment: string
  amount: string
  question: string
  failed: string
  forged: string
  choices: Record<SandboxChoice, string>
}

export const payTexts: Record<Locale, PayTexts> = {
  uk: {
    title: 'Пробна оплата',
    trial: 'Це не банк: картка не потрібна, гроші не списуються.',
    payment: 'Платіж',
    amount: 'До сплати',
    question: 'Що відповість банк?',
    failed: 'Магазин не підтвердив відповідь банку. Спробуйте ще раз.',
    forged: 'Ці дані підписав не магазин. Поверніться до замовлення й почніть оплату ще раз.',
    choices: {
      approve: 'Сплатити',
      decline: 'Відхилити',
      pend: 'Залишити в обробці',
      approve_silently: 'Сплатити, але не повідомити магазин',
      approve_late: 'Сплатити, але мовчати дві хвилини',
      expire: 'Час оплати минув',
    },
  },
  en: {
    title: 'Trial payment',
    trial: 'This is not a bank: no card is needed and no money is taken.',
    payment: 'Payment',
    amount: 'To pay',
    question: 'What shall the bank answer?',
    failed: 'The shop did not confirm the bank’s answer. Please try again.',
    forged: 'The shop did not sign these data. Go back to your order and start the payment again.',
    choices: {
      approve: 'Pay',
      decline: 'Decline',
      pend: 'Leave it pending',
      approve_silently: 'Pay, but do not tell the shop',
      approve_late: 'Pay, but stay silent for two minutes',
      expire: 'Let the payment expire',
    },
  },
}
