import { titleOf } from '@shop/contracts/parts'
import { isReleasedService, titleOfService } from '@shop/contracts/released-services'
import { type AuditRow, kindOfAction } from '@shop/contracts/staff/people/audit'
import type { Translate } from '@shop/shell/i18n'
import { fieldText } from '../../logged/field-text.ts'
import type { Words } from '../../logged/value-text.ts'
import { textOfCode } from '../../use-texts.ts'

type Named = Pick<AuditRow, 'action' | 'subject' | 'name'>

const UNREADABLE = /[\da-f]{8}-[\da-f]{4}-|^[\da-f]{16,}$|^shop-/
const ORDER = /(?<![\da-f-])\d\d-\d{6}(?![\da-f-])/

/** What an entry is about, in the words of the office: a number, an article, a name; never the id of a machine. */
export function subjectText({ t, locale, nameOf }: Words, { action, subject, name }: Named): string {
  if (name) return typeof name === 'string' ? name : name[locale]
  if (!subject) return ''
  const kind = kindOfAction(action)
  if (kind === 'category' || kind === 'collection' || kind === 'color' || kind === 'height') {
    const known = nameOf(kind, subject)
    if (known !== subject) return known
  }
  if (kind === 'release')
    return isReleasedService(subject)
      ? t('releases.serviceName', { name: titleOfService(subject)[locale] })
      : titleOf(subject)[locale]
  if (kind === 'home' && subject !== 'home') return homeParts(t, subject)
  if (kind === 'outbox') return emailText(t, subject)
  if (UNREADABLE.test(subject)) return unreadable(t, kind)
  return textOfCode(t, 'audit.subjects', subject)
}

/** The draft is changed in parts: `is_header_white, is_header_white_mobile`. */
function homeParts(t: Translate, subject: string): string {
  return subject
    .split(', ')
    .map(part => fieldText(t, [part]))
    .join(', ')
}

function emailText(t: Translate, subject: string): string {
  const [number] = ORDER.exec(subject) ?? []
  return number ? t('audit.subjects.emailOf', { number }) : t('audit.subjects.email')
}

function unreadable(t: Translate, kind: string): string {
  const words: Record<string, string> = {
    product: 'severalProducts',
    import: 'file',
    pictures: 'picture',
    shop: 'shop',
    customer: 'customer',
  }
  const word = words[kind]
  return word ? t(`audit.subjects.${word}`) : ''
}
