import type { Locale } from '@shop/contracts/texts/text'
import type { EmailContent } from '@shop/service-kit/mail/email-renderer'

/** The one email that comes before anything was confirmed. */
export const confirmationTexts: Record<Locale, (link: string) => EmailContent> = {
  uk: link => ({
    subject: 'Підтвердьте підписку на новини ЛЕВАДИ',
    preview: 'Ще один дотик, і ви першою бачитимете нові колекції.',
    heading: 'Майже готово',
    paragraphs: [
      'Хтось, певно ви, підписав цю адресу на новини ЛЕВАДИ: нові колекції, передпокази та знижки, не частіше ніж раз на тиждень.',
    ],
    button: { label: 'Так, хочу отримувати новини', link },
    note: 'Посилання дійсне сім днів. Якщо це були не ви, нічого не робіть: без підтвердження ми не напишемо вам більше.',
    why: 'Ви отримали цей лист, бо цю адресу вказали у формі підписки ЛЕВАДИ.',
  }),
  en: link => ({
    subject: 'Confirm your subscription to LEVADA news',
    preview: 'One more click, and you are the first to see new collections.',
    heading: 'Almost there',
    paragraphs: [
      'Somebody, probably you, subscribed this address to LEVADA news: new collections, previews and discounts, once a week at most.',
    ],
    button: { label: 'Yes, I want the news', link },
    note: 'The link is valid for seven days. If it was not you, do nothing: without your confirmation we will not write again.',
    why: 'You received this email because this address was entered in the subscription form of LEVADA.',
  }),
}
