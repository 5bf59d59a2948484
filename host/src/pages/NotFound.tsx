import { useMovedOn } from '@shop/forms/use-moved-on'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import { lazy, Suspense } from 'react'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'
import css from './StaticPage.module.css'
import './add-static-texts.ts'

// Few ever see this page: what leads on from it is not in the bundle of the others.
const SuggestedLinks = lazy(() => import(/* webpackChunkName: "suggested-links" */ './SuggestedLinks.tsx'))

export function NotFound() {
  const { t } = useTranslation('host')
  const isMoving = useMovedOn()
  usePageMeta({ title: t('notFound.metaTitle') })
  if (isMoving) return null
  return (
    <article className={css.page}>
      <h1 className={css.title}>{t('notFound.title')}</h1>
      <p className={css.lead}>{t('notFound.text')}</p>
      <p>
        <Link to="/store">{t('notFound.store')}</Link>
      </p>
      <RemoteBoundary resetKey="" fallback={null}>
        <Suspense>
          <SuggestedLinks />
        </Suspense>
      </RemoteBoundary>
    </article>
  )
}
