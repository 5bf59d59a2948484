import { brandText } from '@shop/contracts/texts/page-texts'
import { usePageMeta } from '@shop/shell/page-meta'
import type { ReactNode } from 'react'
import { authTitles } from '../page-texts.ts'
import { useTexts } from '../use-texts.ts'
import css from './AuthPage.module.css'

type AuthPageProps = {
  page: keyof typeof authTitles
  /** The form is named by this heading; left out where what is below brings its own. */
  heading?: { id: string; text: string }
  children: ReactNode
}

/** A page of one narrow column: signing in, joining, coming back. */
export function AuthPage({ page, heading, children }: AuthPageProps) {
  const { locale } = useTexts()
  usePageMeta({ title: authTitles[page][locale], description: brandText.description[locale] })
  return (
    <div className={css.page}>
      {heading && <h1 id={heading.id}>{heading.text}</h1>}
      {children}
    </div>
  )
}
