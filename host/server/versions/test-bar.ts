import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import type { Visitor } from './visitors.ts'

const texts = {
  uk: {
    label: 'Тестова версія',
    tested: 'Ви тестуєте',
    leave: 'Повернутися до звичайної версії',
    wrong: 'Тестове посилання неправильне або застаріло.',
    close: 'Зрозуміло',
  },
  en: {
    label: 'Test version',
    tested: 'You are testing',
    leave: 'Back to the usual version',
    wrong: 'The test link is wrong or has expired.',
    close: 'OK',
  },
}

/** Shows a tester what is tested and how to leave it, and reports a link that leads nowhere. */
export function testBar(
  { tested }: Pick<Visitor, 'tested'>,
  { isWrongLink, locale }: { isWrongLink: boolean; locale: Locale },
): Html | null {
  const { label, tested: testing, leave, wrong, close } = texts[locale]
  const isTesting = tested.length > 0
  if (!isWrongLink && !isTesting) return null
  const versions = tested.map(({ part, version }) => `${part} ${version}`).join(', ')
  const link = isTesting ? html`<a href="?try=off">${leave}</a>` : html`<a href="?">${close}</a>`
  return html`<aside class="test-bar" aria-label="${label}">${isWrongLink && html`<p>${wrong}</p>`}${isTesting && html`<p>${testing}: ${versions}</p>`}${link}</aside>
`
}
