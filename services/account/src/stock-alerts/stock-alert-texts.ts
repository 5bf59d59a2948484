import type { StockAlertEmail } from '@shop/contracts/catalog/stock-alert-emails'
import type { Locale } from '@shop/contracts/texts/text'
import type { EmailContent } from '@shop/service-kit/mail/email-renderer'

type Texts = Record<
  StockAlertEmail,
  (facts: { title: string; size: string; link: string; stop: string }) => EmailContent
>

export const stockAlertTexts: Record<Locale, Texts> = {
  uk: {
    confirm: ({ title, size, link }) => ({
      subject: `Повідомити, коли з’явиться розмір ${size}?`,
      preview: `${title}: підтвердьте, і ми напишемо, щойно розмір з’явиться.`,
      heading: 'Підтвердьте пошту',
      paragraphs: [
        `Хтось, певно ви, попросив написати на цю адресу, коли знову з’явиться «${title}» у розмірі ${size}. Підтвердьте, і ми надішлемо один лист.`,
      ],
      button: { label: 'Так, повідомте мене', link },
      note: 'Посилання дійсне сім днів. Якщо це були не ви, нічого не робіть: без підтвердження ми не напишемо вам більше.',
      why: 'Ви отримали цей лист, бо цю адресу вказали на сторінці товару ЛЕВАДИ.',
    }),
    back: ({ title, size, link, stop }) => ({
      subject: `${title}: розмір ${size} знову в наявності`,
      preview: 'Річ, на яку ви чекали, знову можна замовити.',
      heading: 'Ваш розмір знову є',
      paragraphs: [
        `«${title}» у розмірі ${size} знову можна замовити. Речей небагато, і ми їх не резервуємо: хто перший замовить, того й буде.`,
      ],
      button: { label: 'Перейти до речі', link },
      note: 'Більше листів про цей розмір не буде, доки ви не попросите знову.',
      noteLink: { label: 'Скасувати сповіщення', link: stop },
      why: 'Ви отримали цей лист, бо попросили повідомити, коли з’явиться цей розмір.',
    }),
  },
  en: {
    confirm: ({ title, size, link }) => ({
      subject: `Shall we tell you when size ${size} is back?`,
      preview: `${title}: confirm, and we will email you as soon as the size is back.`,
      heading: 'Confirm your email',
      paragraphs: [
        `Somebody, probably you, asked us to write to this address when “${title}” is back in size ${size}. Confirm, and we will send you one email.`,
      ],
      button: { label: 'Yes, email me', link },
      note: 'The link is valid for seven days. If it was not you, do nothing: without your confirmation we will not write again.',
      why: 'You received this email because this address was entered on a product page of LEVADA.',
    }),
    back: ({ title, size, link, stop }) => ({
      subject: `${title}: size ${size} is back in stock`,
      preview: 'What you have been waiting for can be ordered again.',
      heading: 'Your size is back',
      paragraphs: [
        `“${title}” can be ordered in size ${size} again. There are only a few, and we cannot reserve one for you: first come, first served.`,
      ],
      button: { label: 'See the product', link },
      note: 'We will not write about this size again unless you ask us to.',
      noteLink: { label: 'Cancel the alert', link: stop },
      why: 'You received this email because you asked us to tell you when this size is back.',
    }),
  },
}
