import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { staffHomeEndpoint } from '@shop/contracts/staff/storefront/staff-home'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import look from '../../components/RowList.module.css'
import { ScreenPart } from '../../components/ScreenPart.tsx'
import { Thumb } from '../../goods/Thumb.tsx'
import { formatDay } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './ContentWork.module.css'

const LATEST = 5
const list = '/admin/other/products'

/** Where work on the goods goes on, and what is begun most often. */
export function ContentWork() {
  const { t } = useTexts()
  return (
    <>
      <nav aria-label={t('home.go')} className={css.links}>
        <Link to={`${list}/new`} className={buttonClass({ size: 'small' })}>
          <Icon name="plus" size={16} />
          {t('product.newTitle')}
        </Link>
        {[
          { to: '/admin/images?missing=pictures', text: t('home.allPictures') },
          { to: '/admin/home-editor', text: t('home.editHome') },
          { to: '/admin/other/import', text: t('home.import') },
        ].map(({ to, text }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {text}
          </Link>
        ))}
      </nav>
      <Latest />
    </>
  )
}

/** What was changed last. Of help only: without an answer there is nothing to say. */
function Latest() {
  const { t, locale } = useTexts()
  const { text } = useFormat()
  const query = { sort: 'changed', page: 1, limit: LATEST } as const
  const { data } = useStaffEndpoint(staffProductsEndpoint, { query }, { staleTime: 0 })
  const home = useStaffEndpoint(staffHomeEndpoint, {}, { staleTime: 0 }).data?.home
  const products = data?.products ?? []
  const latest = products.flatMap(product => (product.changed ? [{ ...product, changed: product.changed }] : []))
  const hasDraft = home !== undefined && !home.is_published && home.draft.changed !== null
  if (latest.length === 0 && !hasDraft) return null
  return (
    <ScreenPart title={t('home.goOn')} look="small" className={css.latest}>
      <ul className={look.rows}>
        {hasDraft && (
          <li className={css.row}>
            <Icon name="edit" size={20} className={css.mark} />
            <Link to="/admin/home-editor">{t('home.draft')}</Link>
          </li>
        )}
        {latest.map(({ article, title, picture, is_shown, changed }) => (
          <li key={article} className={css.row}>
            <span className={css.mark}>
              <Thumb picture={picture} faded={!is_shown} />
            </span>
            <span className={css.about}>
              <Link to={`${list}/${article}`}>{text(title) || t('products.untitled')}</Link>
              <span className={css.quiet}>
                {article} · {t('home.changedBy', { who: changed.by, day: formatDay(changed.at, locale) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}
