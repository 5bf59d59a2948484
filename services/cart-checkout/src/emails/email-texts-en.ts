import { differenceEmails } from './difference-emails.ts'
import type { EmailTexts } from './email-facts.ts'

export const emailsInEnglish: EmailTexts = {
  created: ({ number, until }) => ({
    subject: `Order ${number} is waiting for payment`,
    preview: `We have reserved your items until ${until}.`,
    heading: 'Thank you for your order',
    paragraphs: [
      `We have your order ${number} and have reserved the items for you until ${until}.`,
      'As soon as it is paid, we will start packing.',
    ],
    button: 'Pay for the order',
  }),
  paid: ({ number, total, isPickUp, transit, preorder }) => ({
    subject: `Order ${number} is paid`,
    preview: `We have received ${total} and are getting your order ready.`,
    heading: 'Payment received',
    paragraphs: [
      `Thank you! We have received ${total} for order ${number}.`,
      ...(preorder ? [`Pre-ordered items are still being sewn and leave from ${preorder}.`] : []),
      isPickUp
        ? 'We will write when your order is waiting for you at the shop.'
        : 'We will write as soon as the parcel is on its way.',
      ...(transit ? [`After that it takes ${transit} to reach you.`] : []),
    ],
    button: 'View your order',
  }),
  declined: ({ number, until, canPay }) => ({
    subject: `The payment for order ${number} did not go through`,
    preview: canPay ? `Your items are reserved until ${until}.` : 'You can order the same items again.',
    heading: 'The payment did not go through',
    paragraphs: [
      `The bank did not confirm the payment for order ${number}. It happens: a card limit, a lost connection.`,
      canPay
        ? `Your items are reserved until ${until}. Try again with the same card or another one.`
        : 'The reservation has ended and the items are on sale again. If you still love them, order them once more.',
    ],
    button: canPay ? 'Try again' : 'Open the order',
  }),
  changed: ({ number, changes, total, isSumChanged, overpaid, difference, wayBack }) => ({
    subject: `Order ${number} was changed`,
    preview: changes[0] ?? 'We have made the changes that we agreed on.',
    heading: 'We have changed your order',
    paragraphs: [
      `As agreed, this is now different in order ${number}:`,
      ...changes,
      overpaid
        ? `We will give the difference of ${overpaid} back ${wayBack}, and write again when the money is on its way.`
        : difference
          ? `The order now costs ${total}. We have received the difference of ${difference}.`
          : isSumChanged
            ? `The order now costs ${total}.`
            : `The total of the order is still ${total}.`,
      `If something is not right, write or call us before the parcel leaves.`,
    ],
    button: 'View your order',
  }),
  ...differenceEmails.en,
  change_refused: ({ number, changes, reason }) => ({
    subject: `Order ${number}: we could not change it`,
    preview: reason,
    heading: 'Sorry, we could not change your order',
    paragraphs: [
      `You asked us to change order ${number}:`,
      ...changes,
      `Why we could not: ${reason}`,
      'The order stays as it was. If you have questions, call us.',
    ],
    button: 'View your order',
  }),
  shipped: ({ number, delivery, transit, tracking, canTrack, isPartial }) => ({
    subject: isPartial ? `Part of order ${number} is on its way` : `Order ${number} is on its way`,
    preview: `Your parcel is heading to: ${delivery}.`,
    heading: 'Your parcel is on its way',
    paragraphs: [
      isPartial
        ? `We have handed part of order ${number} over to the carrier. The items you ordered in advance will follow as soon as they are sewn; their delivery is already paid.`
        : `We have handed order ${number} over to the carrier. You will be told when it arrives.`,
      ...(transit ? [`It usually takes ${transit} to reach you.`] : []),
      ...(tracking ? [`Tracking number: ${tracking}`] : []),
    ],
    button: canTrack ? 'Track the parcel' : 'View your order',
  }),
  tracking_corrected: ({ number, tracking, formerTracking, canTrack }) => ({
    subject: `Order ${number}: the right tracking number`,
    preview: 'The tracking number that we sent you was wrong. Here is the right one.',
    heading: 'The right tracking number',
    paragraphs: [
      `We made a mistake in the tracking number of order ${number}, and we are sorry. The parcel itself is on its way to you as before.`,
      ...(tracking ? [`Tracking number: ${tracking}`] : []),
      ...(formerTracking ? [`This number was a mistake, please disregard it: ${formerTracking}`] : []),
    ],
    button: canTrack ? 'Track the parcel' : 'View your order',
  }),
  ready: ({ number, delivery }) => ({
    subject: `Order ${number} is waiting for you`,
    preview: `Pick it up at: ${delivery}.`,
    heading: 'Ready to pick up',
    paragraphs: [
      `Order ${number} is at the shop. We will keep it for you for five days.`,
      'Tell us the order number and we will bring everything out. You are welcome to try it on there.',
    ],
    button: 'View your order',
  }),
  delayed: ({ number, wayBack }) => ({
    subject: `Order ${number}: your pre-order is late`,
    preview: 'Wait a little longer or cancel with a full refund: the choice is yours.',
    heading: 'We are late, and we are sorry',
    paragraphs: [
      `The items that you ordered in advance (order ${number}) should have left two weeks ago, and they are still not with us.`,
      'If you keep waiting, you need not do anything: we will write as soon as they leave.',
      `If you no longer want to wait, cancel free of charge. All the money for what has not left goes back ${wayBack}.`,
    ],
    button: 'Wait or cancel',
  }),
  cancelled: ({ number, isPaid, isMaybeCharged, wayBack }) => ({
    subject: `Order ${number} is cancelled`,
    preview: isPaid
      ? 'Your money is on its way back.'
      : isMaybeCharged
        ? 'Should the bank have taken money, all of it goes back by itself.'
        : 'Nothing was charged.',
    heading: 'The order is cancelled',
    paragraphs: [
      isPaid
        ? `We have cancelled order ${number} and are returning the money ${wayBack}.`
        : isMaybeCharged
          ? `We have cancelled order ${number}. The bank has not told us yet whether it took your payment: if it did, all the money goes back to your card by itself, and we will write to you.`
          : `We have cancelled order ${number}. Nothing was charged, and the items are on sale again.`,
      'We would be glad to see you again.',
    ],
    button: 'View the order',
  }),
  paid_late_money_returns: ({ number, refund }) => ({
    subject: `Order ${number}: your money is on its way back`,
    preview: `The bank took ${refund} after all. All of it goes back to your card.`,
    heading: 'Your money is on its way back',
    paragraphs: [
      `Order ${number} was cancelled, and then the bank told us that it had taken ${refund}.`,
      'All of it goes back to the card that paid. You need not do anything.',
      'When it reaches your card depends on the bank: usually within a few working days.',
    ],
    button: 'View the order',
  }),
  code: ({ number, code }) => ({
    subject: `${code} is your code for order ${number}`,
    preview: 'It is valid for ten minutes.',
    heading: code,
    paragraphs: [
      `Enter this code on the page that asks for it to confirm that order ${number} is yours. It is valid for ten minutes.`,
      'If you did not ask for it, do nothing: without the code nobody can change your order.',
    ],
    button: 'Open the order',
  }),
  return_asked: ({ number, wayBack, isExchange }) => ({
    subject: `Your return from order ${number}: what happens next`,
    preview: 'We have your request and are waiting for the items.',
    heading: 'We have your request to return',
    paragraphs: [
      'Send the items by Nova Poshta or bring them to any of our shops.',
      `Put in a note with the order number: ${number}.`,
      isExchange
        ? 'We will look at them, set the items that you chose aside and write to you. If they are gone by then, we will offer others or return the money.'
        : `We will look at them, write to you, and return the money ${wayBack} within 7 days.`,
    ],
    button: 'View your return',
  }),
  return_accepted: ({ number, wayBack, isByBank, isExchange }) => ({
    subject: `Your return from order ${number} is accepted`,
    preview: isExchange ? 'Now we prepare your exchange.' : `The money goes back ${wayBack}.`,
    heading: 'Your return is accepted',
    paragraphs: [
      'Thank you, the items are with us.',
      ...(isExchange
        ? [
            'Now we set the items that you chose aside, and write to you once the exchange is made.',
            `If it cannot be made, the money goes back ${wayBack}.`,
          ]
        : [
            `We return the money ${wayBack} within 7 days.${isByBank ? ' The bank usually needs up to 10 business days, sometimes up to 30.' : ''}`,
          ]),
    ],
    button: 'View your return',
  }),
  exchanged: ({ number, changes, total, overpaid, difference, wayBack, isPickUp, exchangePaidBy }) => ({
    subject: `The exchange in order ${number} is made`,
    preview: changes[0] ?? 'The other items are set aside for you.',
    heading: 'Your exchange is made',
    paragraphs: [
      `This is now different in order ${number}:`,
      ...changes,
      overpaid
        ? `We will give the difference of ${overpaid} back ${wayBack}, and write again when the money is on its way.`
        : difference
          ? `The order now costs ${total}. We have received the difference of ${difference}.`
          : `The total of the order is ${total}. There is nothing more to pay.`,
      isPickUp
        ? 'The new items are set aside. We will write when they wait for you in the shop.'
        : `The new items are set aside. We will send them in a parcel of their own${exchangePaidBy === 'shop' ? ' at our expense' : ''}, and write its number.`,
    ],
    button: 'View your order',
  }),
  return_refused: ({ number }) => ({
    subject: `Your return from order ${number} was not accepted`,
    preview: 'Write or call us and we will explain.',
    heading: 'Your return was not accepted',
    paragraphs: [
      `We are sorry that we cannot accept the return from order ${number}. The items stay yours.`,
      'Write or call us and we will explain.',
    ],
    button: 'View your order',
  }),
  message: ({ number, message: { subject, paragraphs }, canPay }) => ({
    subject: subject || `Order ${number}`,
    preview: paragraphs.find((_, place) => place > 0) ?? paragraphs[0] ?? '',
    heading: subject || `Order ${number}`,
    paragraphs,
    button: canPay ? 'Pay for the order' : 'View your order',
  }),
  refunded: ({ number, refund, wayBack, isByBank }) => ({
    subject: `We have refunded order ${number}`,
    preview: isByBank ? 'The money will reach your card within a few working days.' : `${refund} ${wayBack}.`,
    heading: isByBank ? 'Your money is on its way back' : 'We have returned the money',
    paragraphs: isByBank
      ? [
          `We have returned ${refund} for order ${number}.`,
          'When it reaches your card depends on the bank: usually within a few working days.',
        ]
      : [
          `We have returned ${refund} for order ${number} ${wayBack}.`,
          'If something about it is not right, write or call us and we will sort it out.',
        ],
    button: 'View your order',
  }),
}
