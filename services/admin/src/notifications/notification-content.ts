import type { StaffEvent } from '@shop/contracts/staff/people/notify-staff'
import type { Locale, Text } from '@shop/contracts/texts/text'
import { formatMoney } from '@shop/money/format'
import { breakLinks } from '@shop/service-kit/mail/break-links'
import type { EmailContent } from '@shop/service-kit/mail/email-renderer'
import type { EventText, NotificationTexts } from './notification-texts.ts'
import { notificationsInEnglish } from './notification-texts-en.ts'
import { notificationsInUkrainian } from './notification-texts-uk.ts'

type Links = { origin: string; off: string }

const texts: Record<Locale, NotificationTexts> = { uk: notificationsInUkrainian, en: notificationsInEnglish }

/** The email about an event in its reader's language: what happened, where it is in the office, and how to end such emails. */
export function notificationContent(locale: Locale, event: StaffEvent, { origin, off }: Links): EmailContent {
  const { button, ...text } = textOf(locale, event)
  const { note, why, off: label } = texts[locale].frame
  return {
    ...text,
    button: { label: button, link: origin + pageOf(event) },
    note,
    noteLink: { label, link: off },
    why,
  }
}

function textOf(locale: Locale, event: StaffEvent): EventText {
  const { events } = texts[locale]
  const inLanguage = <Known extends { title: Text }>(all: readonly Known[]) =>
    all.map(one => ({ ...one, title: breakLinks(one.title[locale]) }))
  switch (event.kind) {
    case 'order_paid': {
      const { is_short: isShort, ...paid } = event
      return events.order_paid({
        ...paid,
        items: inLanguage(paid.items),
        total: formatMoney(locale, paid.total),
        isShort,
      })
    }
    case 'return_asked':
      return events.return_asked({ ...event, items: inLanguage(event.items) })
    case 'exchange_failed': {
      const { is_unreadable: isUnreadable, ...failed } = event
      return events.exchange_failed({ ...failed, isUnreadable })
    }
    case 'low_stock':
      return events.low_stock({ ...event, sizes: inLanguage(event.sizes) })
  }
}

/** Where the office shows it. */
function pageOf(event: StaffEvent): string {
  if (event.kind === 'low_stock') return '/admin/other/products?stock=low'
  return event.kind === 'exchange_failed' ? '/admin/other/1c' : `/admin/orders?order=${event.number}`
}
