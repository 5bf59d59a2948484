import type { Translate } from '@shop/shell/i18n'
import type { Locale } from '@shop/shell/locale'
import { formatDay, formatTime } from '../../moments.ts'
import { textOfCode } from '../../use-texts.ts'

/** Of no interest to people: which revision was changed, and whether a warning was read. */
const machinery = ['revision', 'seen', 'pictures_revision', 'confirm', 'dry_run', 'placeholder', 'id', 'is_key']

export function isForPeople(field: string): boolean {
  return !machinery.includes(field.split('.').at(-1) ?? '')
}

/** "Слайд 4 · Що на фото для телефонів, українською" for `slider.3.alt_mobile.uk`: a field as the forms name it. */
export function fieldText(t: Translate, field: string): string {
  const parts: string[] = []
  let parent = ''
  for (const name of field.split('.')) {
    if (/^\d+$/.test(name)) numberLast(t, parts, parent, Number(name) + 1)
    else if ((name === 'uk' || name === 'en') && parts.length > 0)
      parts.push(`${parts.pop()}, ${t(`audit.in.${name}`)}`)
    else {
      parts.push(nameText(t, parent, name))
      parent = name
    }
  }
  return parts.join(' · ')
}

function numberLast(t: Translate, parts: string[], parent: string, number: number): void {
  const whole = parts.pop()
  const key = `audit.items.${parent}`
  const item = t(key, { number })
  parts.push(item === key ? `${whole ?? ''} ${number}`.trim() : item)
}

/** One field name has different labels in different forms: the title of a slide is none of a product. */
function nameText(t: Translate, parent: string, name: string): string {
  const inParent = `${parent}.${name}`
  const own = textOfCode(t, 'audit.fields', inParent)
  return own === inParent ? textOfCode(t, 'audit.fields', name) : own
}

/** Where the screens keep the words of a field's values. */
const placeOfValue: Readonly<Record<string, string>> = {
  order_status: 'states',
  payment_status: 'payments',
  role: 'roles',
  eur_mode: 'settings.eurModes',
  method: 'delivery.methods',
  means: 'means',
  paid_in_shop: 'means',
  cause: 'desk.causes',
  shot: 'pictures.shots',
  selection: 'homeEditor.selections',
  text_area: 'homeEditor.areas',
  kind: 'promo.kinds',
  notification: 'notifications.kinds',
  do: 'bulk',
  tab: 'orders.tab',
  needs: 'orders.needsFilter',
  how: 'bulk.hows',
  proofs: 'releases.proofs',
}
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
/** Ids and names of files say nothing; the end tells two apart. */
const UNREADABLE = /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|[\da-f]{16,})$/

/** A value as the screens show it: yes and no, days, states in words. */
export function valueText(t: Translate, locale: Locale, field: string, value: string): string {
  const name = field.split('.').at(-1) ?? ''
  const place = placeOfValue[name]
  if (value === 'true' || value === 'false') return t(`audit.values.${value === 'true' ? 'yes' : 'no'}`)
  if (place) return textOfCode(t, place, value)
  if (name === 'locale' || name === 'language') return textOfCode(t, 'audit.values', value)
  if (DAY.test(value)) return formatDay(value, locale)
  if (MOMENT.test(value)) return `${formatDay(value, locale)}, ${formatTime(value, locale)}`
  return UNREADABLE.test(value) ? t('audit.values.picture', { end: value.slice(-6) }) : value
}
