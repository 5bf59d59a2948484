import type { Translate } from '@shop/shell/i18n'
import { textOfCode } from '../use-texts.ts'
import type { Step } from './differences.ts'

/** Of no interest to people: which revision was changed, and whether a warning was read. */
const machinery = ['revision', 'seen', 'pictures_revision', 'confirm', 'dry_run', 'placeholder', 'id', 'is_key']

export function isForPeople(path: readonly Step[]): boolean {
  const last = path.findLast(step => typeof step === 'string')
  return last === undefined || !machinery.includes(last)
}

/** "Слайд 4 · Що на фото для телефонів, українською": where a value stands, as the forms name it. */
export function fieldText(t: Translate, path: readonly Step[]): string {
  const parts: string[] = []
  let parent = ''
  for (const step of path) {
    if (typeof step === 'object') callLast(t, parts, parent, step.item)
    else if ((step === 'uk' || step === 'en') && parts.length > 0)
      parts.push(`${parts.pop()}, ${t(`audit.in.${step}`)}`)
    else {
      parts.push(nameText(t, parent, step))
      parent = step
    }
  }
  return parts.join(' · ')
}

/** "Слайд 4"; a size is called by its name: "Розмір 36 (S)". */
function callLast(t: Translate, parts: string[], parent: string, number: string | number): void {
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
