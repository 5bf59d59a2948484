import { pageTextOf } from '@shop/contracts/page-texts'
import { usePageMeta } from '@shop/shell/page-meta'
import { SignInForm } from '../features/sign-in/SignInForm.tsx'
import { useTexts } from '../use-texts.ts'
import css from './LoginPage.module.css'

/** For guests only: the page's guard takes a signed-in customer on to where she was going. */
export function LoginPage() {
  const { t, locale } = useTexts()
  const { title, description } = pageTextOf('login')
  usePageMeta({ title: title[locale], description: description[locale] })
  return (
    <div className={css.page}>
      <h1 id="sign-in" className={css.title}>
        {t('signIn.title')}
      </h1>
      <SignInForm labelledBy="sign-in" />
    </div>
  )
}
