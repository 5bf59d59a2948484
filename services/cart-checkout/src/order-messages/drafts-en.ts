import type { DraftTexts } from './draft-facts.ts'

export const draftsInEnglish: DraftTexts = {
  delay: ({ number, name }) => ({
    subject: `Order ${number} is running a little late`,
    email: `Hello ${name},\n\nOrder ${number} will be ready a little later than we promised. We will send it as soon as everything is ready, and write to you at once.\n\nWe are sorry that you have to wait. If that does not suit you, write or call us.`,
    sms: `LEVADA: order ${number} is running a little late. We will write as soon as it is sent. Sorry for the wait!`,
  }),
  size_question: ({ number, name, title, size }) => ({
    subject: `A question about the size in order ${number}`,
    email: `Hello ${name},\n\nIn order ${number} you have chosen size ${size}: ${title}. We would like to make sure that it fits.\n\nPlease write to us with your chest, waist and hip measurements. If another size would be better, we will swap it.`,
    sms: `LEVADA: about size ${size} in order ${number}. Please write to us with your chest, waist and hip measurements.`,
  }),
  ready: ({ number, name, delivery }) => ({
    subject: `Order ${number} is ready to collect`,
    email: `Hello ${name},\n\nOrder ${number} is ready to collect: ${delivery}. We keep it for five days.`,
    sms: `LEVADA: order ${number} is ready to collect at the shop. We keep it for five days.`,
  }),
  pay_link: ({ number, name, total, until, link }) => ({
    subject: `How to pay for order ${number}`,
    email: `Hello ${name},\n\nOrder ${number} for ${total} can be paid for until ${until}. Until then the items are reserved for you.\n\n${link}`,
    sms: `LEVADA: order ${number}, ${total}. Pay here: ${link}`,
  }),
  free: ({ number, name }) => ({
    subject: `Order ${number}`,
    email: `Hello ${name},\n\n`,
    sms: `LEVADA, order ${number}: `,
  }),
}
