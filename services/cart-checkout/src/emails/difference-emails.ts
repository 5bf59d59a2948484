import type { Locale } from '@shop/contracts/texts/text'
import type { EmailTexts } from './email-facts.ts'

type DifferenceEmails = Pick<EmailTexts, 'difference_asked' | 'change_dropped'>

/** The emails of a change or an exchange that waits until its customer has paid the difference. */
export const differenceEmails: Record<Locale, DifferenceEmails> = {
  uk: {
    difference_asked: ({ number, changes, toPay, payUntil, isExchange }) => ({
      subject: `Замовлення № ${number}: доплата за ${isExchange ? 'обмін' : 'зміну'}`,
      preview: `Доплатіть ${toPay}, і ми ${isExchange ? 'оформимо обмін' : 'змінимо замовлення'}.`,
      heading: `Щоб ми ${isExchange ? 'оформили обмін' : 'змінили замовлення'}, доплатіть різницю`,
      paragraphs: [
        isExchange ? `Ось що ми обміняємо в замовленні № ${number}:` : `Ви просили змінити замовлення № ${number}:`,
        ...changes,
        `Це коштує на ${toPay} більше. Нові речі відкладено для вас до ${payUntil}. Щойно різницю буде сплачено, ми ${isExchange ? 'оформимо обмін' : 'змінимо замовлення'} й напишемо вам.`,
        isExchange
          ? 'Якщо не доплатите вчасно, обміну не буде, а кошти за речі, які ви надіслали, ми повернемо.'
          : 'Якщо не доплатите вчасно, замовлення залишиться таким, як було.',
      ],
      button: `Доплатити ${toPay}`,
    }),
    change_dropped: ({ number, changes, isExchange }) =>
      isExchange
        ? {
            subject: `Замовлення № ${number}: обміну не буде`,
            preview: 'Обмін, який чекав на доплату, скасовано.',
            heading: 'Обмін скасовано',
            paragraphs: [
              `Обмін у замовленні № ${number}, який чекав на доплату, скасовано. Ось що мало змінитися:`,
              ...changes,
              'Кошти за речі, які ви надіслали, ми повернемо. Якщо хочете все ж обміняти їх, подзвоніть нам.',
            ],
            button: 'Переглянути замовлення',
          }
        : {
            subject: `Замовлення № ${number} залишилося без змін`,
            preview: 'Зміну, яка чекала на доплату, скасовано.',
            heading: 'Замовлення залишилося без змін',
            paragraphs: [
              `Замовлення № ${number} таке, як було: зміну, яка чекала на доплату, скасовано. Ось що мало змінитися:`,
              ...changes,
              'Якщо хочете все ж змінити його, подзвоніть нам, доки посилка не вирушила.',
            ],
            button: 'Переглянути замовлення',
          },
  },
  en: {
    difference_asked: ({ number, changes, toPay, payUntil, isExchange }) => ({
      subject: `Order ${number}: the difference for your ${isExchange ? 'exchange' : 'change'}`,
      preview: `Pay ${toPay}, and we will ${isExchange ? 'make the exchange' : 'change your order'}.`,
      heading: `Pay the difference and we will ${isExchange ? 'make your exchange' : 'change your order'}`,
      paragraphs: [
        isExchange ? `This is what we will exchange in order ${number}:` : `You asked us to change order ${number}:`,
        ...changes,
        `It costs ${toPay} more. The new items are reserved for you until ${payUntil}. As soon as the difference is paid we will ${isExchange ? 'make the exchange' : 'change the order'} and write to you.`,
        isExchange
          ? 'If you do not pay in time, nothing is exchanged, and we give back the money for what you have sent us.'
          : 'If you do not pay in time, the order stays as it was.',
      ],
      button: `Pay ${toPay}`,
    }),
    change_dropped: ({ number, changes, isExchange }) =>
      isExchange
        ? {
            subject: `Order ${number}: nothing is exchanged`,
            preview: 'The exchange that waited for its difference is called off.',
            heading: 'The exchange is called off',
            paragraphs: [
              `The exchange in order ${number} that waited for its difference is called off. This was to change:`,
              ...changes,
              'We give back the money for what you have sent us. If you still want an exchange, call us.',
            ],
            button: 'View your order',
          }
        : {
            subject: `Order ${number} stays as it was`,
            preview: 'The change that waited for its difference is called off.',
            heading: 'Your order stays as it was',
            paragraphs: [
              `Order ${number} stays as it was: the change that waited for its difference is called off. This was to change:`,
              ...changes,
              'If you still want to change it, call us before the parcel leaves.',
            ],
            button: 'View your order',
          },
  },
}
