import type { StaffBundleRow } from '@shop/contracts/staff/staff-bundle-fields'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Price } from '@shop/ui-kit/goods/Price'
import { IconButton } from '@shop/ui-kit/IconButton'
import { Thumb } from '../../goods/Thumb.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './BundlesTable.module.css'
import type { BundleActions } from './use-bundles.ts'

/** Can be shown only with so many. */
const FEWEST = 2

export function BundleRow({ bundle, actions }: { bundle: StaffBundleRow; actions: BundleActions }) {
  const { t } = useTexts()
  const { text, money } = useFormat()
  const { article, title, products, price, price_without_discount: apart, is_new, is_shown, is_deleted } = bundle
  const name = text(title)
  const warnings = warningsOf()
  return (
    <tr className={is_shown && warnings.length > 0 ? css.warned : undefined}>
      <th scope="row">
        <div className={css.name}>
          <Thumb picture={products[0]?.picture ?? null} faded={!is_shown} large />
          <div className={css.titles}>
            <Link to={`/admin/bundles/${article}`} className={css.title}>
              {name}
            </Link>
            <span className={css.quiet}>{article}</span>
          </div>
        </div>
      </th>
      <td>
        <div className={css.thumbs}>
          {products.map(product => (
            <Thumb key={product.article} picture={product.picture} faded={product.state !== 'shown'} />
          ))}
        </div>
        {warnings.length > 0 && (
          <ul className={css.warnings}>
            {warnings.map(warning => (
              <li key={warning} className={css.warning}>
                {warning}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>
        {price && (
          <div className={css.price}>
            <Price
              current={money(price)}
              {...(apart && { old: money(apart), oldLabel: t('bundles.apart'), currentLabel: t('bundles.together') })}
            />
            {bundle.bundle_discount_percent > 0 && (
              <span className={css.quiet}>−{bundle.bundle_discount_percent} %</span>
            )}
          </div>
        )}
      </td>
      <td>
        {is_deleted ? (
          t('bundles.isDeleted')
        ) : (
          <div className={css.marks}>
            <Checkbox
              label={t('bundles.isShown')}
              aria-label={t('bundles.isShownOf', { title: name })}
              checked={is_shown}
              disabled={!is_shown && products.length < FEWEST}
              onChange={event => actions.switchFact(bundle, { is_shown: event.currentTarget.checked })}
            />
            <Checkbox
              label={t('bundles.isNew')}
              aria-label={t('bundles.isNewOf', { title: name })}
              checked={is_new}
              onChange={event => actions.switchFact(bundle, { is_new: event.currentTarget.checked })}
            />
          </div>
        )}
      </td>
      <td>
        {is_deleted ? (
          <Button variant="outline" size="small" onClick={() => actions.restore(bundle)}>
            {t('bundles.restore')}
          </Button>
        ) : (
          <IconButton
            icon="trash"
            label={t('bundles.delete', { title: name })}
            title={t('bundles.delete', { title: name })}
            onClick={() => actions.remove(bundle)}
          />
        )}
      </td>
    </tr>
  )

  function warningsOf(): string[] {
    const { few, hidden, missing } = bundle.warnings
    return [
      ...(few ? [t('bundles.few')] : []),
      ...(hidden.length > 0 ? [t('bundles.hidden', { articles: hidden.join(', ') })] : []),
      ...(missing.length > 0 ? [t('bundles.missing', { articles: missing.join(', ') })] : []),
    ]
  }
}
