import { openDays } from '@shop/calendar/open-days'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import css from './Shops.module.css'
import { formOf, type ShopDraft } from './shop-draft.ts'

/** What shoppers will read on the contacts page. */
export function ShopPreview() {
  const { t, locale } = useTexts()
  const { control } = useFormContext<ShopDraft>()
  const { city, address, phone, hours, map_image } = formOf(useWatch({ control }) as ShopDraft)
  return (
    <section aria-label={t('shops.preview')}>
      <p className={css.legend}>{t('shops.preview')}</p>
      <address className={css.preview}>
        {map_image && <img src={imageAddress(map_image, 640, 'webp')} alt="" className={css.map} />}
        <p className={css.city}>{city[locale]}</p>
        <p>{address[locale]}</p>
        <p>{phone}</p>
        <dl className={css.hours}>
          {openDays(hours, locale).map(({ days, from, to }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{from ? `${from}–${to}` : t('shops.closed')}</dd>
            </div>
          ))}
        </dl>
      </address>
    </section>
  )
}
