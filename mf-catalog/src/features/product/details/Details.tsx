import type { Product } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { openPopup } from '@shop/shell/popup'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Accordion } from '@shop/ui-kit/page/Accordion'
import { Care } from './Care.tsx'
import css from './Details.module.css'

/** What one may want to know before buying; each part has an address of its own. */
export function Details({ product }: { product: Product }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { article, description, measurements, model_params: dummy } = product
  return (
    <div className={css.details}>
      <Accordion id="description" title={t('product.description')} headingLevel={2} open>
        <p>{text(description)}</p>
        {dummy && (
          <p className={css.quiet}>{t('product.dummy', { height: dummy.height_cm, size: dummy.wears_size })}</p>
        )}
        <p className={css.quiet}>{t('product.article', { article })}</p>
      </Accordion>
      <Accordion id="care" title={t('product.care')} headingLevel={2}>
        <Care composition={product.composition} care={product.care} />
      </Accordion>
      {measurements.length > 0 && (
        <Accordion id="measurements" title={t('product.measurements')} headingLevel={2}>
          <dl className={css.measures}>
            {measurements.map(({ size, volumetric }) => (
              <div key={size}>
                <dt>{size}</dt>
                <dd>{t('product.girthOf', { cm: volumetric })}</dd>
              </div>
            ))}
          </dl>
          <Button
            variant="text"
            size="small"
            aria-haspopup="dialog"
            onClick={() => openPopup('size-guide', { article })}
          >
            {t('product.wholeGuide')}
          </Button>
        </Accordion>
      )}
      <Accordion id="delivery" title={t('product.delivery')} headingLevel={2}>
        <p>{t('product.deliveryText')}</p>
        <p>{t('product.returnText')}</p>
        <p className={css.ways}>
          <Link to="/delivery-and-payment">{t('product.deliveryMore')}</Link>
          <Link to="/exchange-and-return">{t('product.returnMore')}</Link>
        </p>
      </Accordion>
    </div>
  )
}
