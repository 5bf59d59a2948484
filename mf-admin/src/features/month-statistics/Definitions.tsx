import { Heading } from '@shop/ui-kit/page/Heading'
import { useTexts } from '../../use-texts.ts'
import css from './Definitions.module.css'

const monthTerms = ['sale', 'refund', 'currency', 'discount', 'offline', 'average', 'returns', 'compare'] as const

/** How everything on the screen is counted. */
export function Definitions() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="definitions" className={css.definitions}>
      <Heading level={2} id="definitions" className={css.title}>
        {t('statistics.howCounted')}
      </Heading>
      <ul className={css.terms}>
        {monthTerms.map(term => (
          <li key={term}>{t(`statistics.definitions.${term}`)}</li>
        ))}
      </ul>
    </section>
  )
}
