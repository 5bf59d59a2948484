import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import { LEAVE } from './test-links.ts'
import type { Visitor } from './visitors.ts'

const texts = {
  uk: {
    label: 'Тестова версія',
    tested: 'Ви тестуєте',
    preview: (commit: string, until: string) => `${commit && `коміт ${commit}, `}до ${until}`,
    leave: 'Повернутися до звичайної версії',
    over: 'Тестова версія вже не діє, ви бачите звичайну',
    wrong: 'Тестове посилання неправильне або вже не діє. Ви бачите звичайну версію.',
    close: 'Зрозуміло',
  },
  en: {
    label: 'Test version',
    tested: 'You are testing',
    preview: (commit: string, until: string) => `${commit && `commit ${commit}, `}until ${until}`,
    leave: 'Back to the usual version',
    over: 'The test version is over, you see the usual one',
    wrong: 'The test link is wrong or no longer works. You see the usual version.',
    close: 'OK',
  },
}

type Tester = Pick<Visitor, 'tested' | 'over'>

/** Shows a tester what is tested and how to leave it, and says when a link or what it opened leads nowhere any more. */
export function testBar(
  { tested, over }: Tester,
  { isWrongLink, locale }: { isWrongLink: boolean; locale: Locale },
): Html | null {
  const { label, tested: testing, leave, over: isOver, wrong, close } = texts[locale]
  const isTesting = tested.length > 0
  // Of a link that was followed once more and is over, one sentence is enough.
  const isTold = over.length > 0 && !isWrongLink
  if (!isWrongLink && !isTesting && !isTold) return null
  const versions = tested.map(version => versionText(version, locale)).join(', ')
  const closing = isTold && html`<a href="?try=${LEAVE.over}">${close}</a>`
  const link = isTesting ? html`<a href="?try=${LEAVE.all}">${leave}</a>` : !isTold && html`<a href="?">${close}</a>`
  return html`<aside class="test-bar" aria-label="${label}">${isWrongLink && html`<p>${wrong}</p>`}${isTold && html`<p>${isOver}: ${over.join(', ')}</p>`}${closing}${isTesting && html`<p>${testing}: ${versions}</p>`}${link}</aside>
`
}

function versionText({ part, version, preview }: Tester['tested'][number], locale: Locale): string {
  if (!preview) return `${part} ${version}`
  const until = new Intl.DateTimeFormat(locale === 'uk' ? 'uk-UA' : 'en-IE', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Kyiv',
  }).format(new Date(preview.until))
  return `${part} ${version} (${texts[locale].preview(preview.commit, until)})`
}
