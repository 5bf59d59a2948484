import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../page/html.ts'
import type { Visitor } from './visitors.ts'

const texts = {
  uk: {
    label: 'Тестова версія',
    tested: 'Ви тестуєте',
    leave: 'Повернутися до звичайної версії',
    wrong: 'Тестове посилання неправильне або застаріло: сторінка така сама, як для всіх',
    close: 'Зрозуміло',
  },
  en: {
    label: 'Test version',
    tested: 'You are testing',
    leave: 'Back to the usual version',
    wrong: 'The test link is wrong or has expired: the page is the same as for everybody',
    close: 'OK',
  },
}

/** Tells a tester what is tested, and how to leave it; whoever followed a link that leads nowhere learns that. */
export function testBar({ tested }: Pick<Visitor, 'tested'>, isWrongLink: boolean, locale: Locale): Html | null {
  const { label, tested: testing, leave, wrong, close } = texts[locale]
  if (!isWrongLink && tested.length === 0) return null
  const versions = tested.map(({ part, version }) => `${part} ${version}`).join(', ')
  const text = isWrongLink ? wrong : `${testing}: ${versions}`
  return html`<aside class="test-bar" aria-label="${label}"><p>${text}</p><a href="${isWrongLink ? '?' : '?try=off'}">${isWrongLink ? close : leave}</a></aside>
`
}
