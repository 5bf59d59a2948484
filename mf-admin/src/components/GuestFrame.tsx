import type { ReactNode } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './GuestFrame.module.css'
import { LanguageButton } from './LanguageButton.tsx'

/** The frame of pages for people who are not signed in. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  return (
    <div className={css.page}>
      <div className={css.language}>
        <LanguageButton />
      </div>
      <div className={css.middle}>
        <p className={css.brand}>{t('brand')}</p>
        {children}
      </div>
    </div>
  )
}
