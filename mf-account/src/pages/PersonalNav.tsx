import { Link } from '@shop/shell/router'
import { leaveBy } from '@shop/shell/unsaved'
import { useState } from 'react'
import { useRefusedText } from '../customer/refused-text.ts'
import { signOut } from '../customer/sign-out.ts'
import { useTexts } from '../use-texts.ts'
import css from './PersonalNav.module.css'

export type PersonalSection = 'info' | 'orders' | 'discount'
type Props = { sections: readonly PersonalSection[]; shown: PersonalSection }

/** Sections are pages with addresses; the exit is an act. */
export function PersonalSections({ sections, shown }: Props) {
  const { t } = useTexts()
  const refusedText = useRefusedText()
  const [isLeaving, setLeaving] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  async function leave() {
    if (isLeaving) return
    setLeaving(true)
    await signOut().catch(error => setRefused(refusedText(error)))
    setLeaving(false)
  }
  return (
    <nav aria-label={t('personal.title')} className={css.nav}>
      <ul className={css.list}>
        {sections.map(section => (
          <li key={section}>
            <Link
              to={`/user/personal/${section}`}
              className={css.link}
              aria-current={section === shown ? 'page' : undefined}
            >
              {t(`personal.nav.${section}`)}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={css.link} aria-busy={isLeaving || undefined} onClick={() => leaveBy(leave)}>
            {t('personal.exit')}
          </button>
        </li>
      </ul>
      <p role="alert" className={css.refused}>
        {refused}
      </p>
    </nav>
  )
}
