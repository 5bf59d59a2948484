import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import css from './StaticPage.module.css'

export function NotFound() {
  const { t } = useTranslation('host')
  usePageMeta({ title: t('notFound.metaTitle') })
  return (
    <article className={css.page}>
      <h1 className={css.title}>{t('notFound.title')}</h1>
      <p className={css.lead}>{t('notFound.text')}</p>
      <p>
        <Link to="/store">{t('notFound.store')}</Link>
      </p>
    </article>
  )
}
