import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import type { BundleItem } from './bundle-items.ts'
import css from './MissedSizes.module.css'
import { focusSizesOf } from './use-bundle-choice.ts'

/** Which garments still have no size; each name leads to its choice. */
export function MissedSizes({ items }: { items: readonly BundleItem[] }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  return (
    <div role="alert">
      {items.length > 0 && (
        <div className={css.missed}>
          <p>{t('bundle.missed', { count: items.length })}</p>
          <ul className={css.list}>
            {items.map(({ name, product }) => (
              <li key={name}>
                <Button variant="text" size="small" onClick={() => focusSizesOf(name)}>
                  {text(product.title)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
