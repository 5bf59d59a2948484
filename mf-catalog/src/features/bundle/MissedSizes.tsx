import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import type { Piece } from './look.ts'
import css from './MissedSizes.module.css'
import { focusSizesOf } from './use-look.ts'

/** Which garments still have no size; each name leads to its choice. */
export function MissedSizes({ pieces }: { pieces: readonly Piece[] }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  return (
    <div role="alert">
      {pieces.length > 0 && (
        <div className={css.missed}>
          <p>{t('bundle.missed', { count: pieces.length })}</p>
          <ul className={css.list}>
            {pieces.map(({ name, product }) => (
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
