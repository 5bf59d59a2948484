import { toggleLocale } from '@shop/shell/i18n'
import { useTexts } from '../use-texts.ts'
import css from './LanguageButton.module.css'

/** Named in the language that it leads to. */
export function LanguageButton() {
  const { t, locale } = useTexts()
  return (
    <button
      type="button"
      className={css.language}
      lang={locale === 'uk' ? 'en' : 'uk'}
      aria-label={t('layout.language')}
      onClick={toggleLocale}
    >
      {locale === 'uk' ? 'EN' : 'UA'}
    </button>
  )
}
