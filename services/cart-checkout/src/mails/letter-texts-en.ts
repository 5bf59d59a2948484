import type { LetterTexts } from './letter-texts.ts'

export const lettersInEnglish: LetterTexts = {
  created: ({ number, until }) => ({
    subject: `Order ${number} is waiting for payment`,
    preview: `We are holding your pieces until ${until}.`,
    heading: 'Thank you for your order',
    paragraphs: [
      `We have your order ${number} and are holding the pieces for you until ${until}.`,
      'As soon as it is paid, we will start packing.',
    ],
    button: 'Pay for the order',
  }),
  paid: ({ number, total, isPickUp, preorder }) => ({
    subject: `Order ${number} is paid`,
    preview: `We have received ${total} and are getting your order ready.`,
    heading: 'Payment received',
    paragraphs: [
      `Thank you! We have received ${total} for order ${number}.`,
      ...(preorder ? [`Pre-ordered pieces are still being sewn and leave from ${preorder}.`] : []),
      isPickUp
        ? 'We will write when your order is waiting for you at the shop.'
        : 'We will write as soon as the parcel is on its way.',
    ],
    button: 'View your order',
  }),
  declined: ({ number, until, canPay }) => ({
    subject: `The payment for order ${number} did not go through`,
    preview: canPay ? `Your pieces are held until ${until}.` : 'You can order the same pieces again.',
    heading: 'The payment did not go through',
    paragraphs: [
      `The bank did not confirm the payment for order ${number}. It happens: a card limit, a lost connection.`,
      canPay
        ? `Your pieces are held until ${until}. Try again with the same card or another one.`
        : 'The reservation has ended and the pieces are on sale again. If you still love them, order them once more.',
    ],
    button: canPay ? 'Try again' : 'Open the order',
  }),
  shipped: ({ number, delivery }) => ({
    subject: `Order ${number} is on its way`,
    preview: `Your parcel is heading to: ${delivery}.`,
    heading: 'Your parcel is on its way',
    paragraphs: [`We have handed order ${number} over to the carrier. You will be told when it arrives.`],
    button: 'View your order',
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
  refunded: ({ number, refund }) => ({
    subject: `We have refunded order ${number}`,
    preview: 'The money will reach your card within a few working days.',
    heading: 'Your money is on its way back',
    paragraphs: [
      `We have returned ${refund} for order ${number}.`,
      'When it reaches your card depends on the bank: usually within a few working days.',
    ],
    button: 'View your order',
  }),
}
