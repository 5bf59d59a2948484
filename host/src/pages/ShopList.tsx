import { MINUTE_MS } from '@shop/calendar/durations'
import { openDays } from '@shop/calendar/open-days'
import { openUntil } from '@shop/calendar/open-now'
import { allShopsEndpoint, type Shop } from '@shop/contracts/catalog/shops'
import { useTranslation } from '@shop/shell/i18n'
import { useEndpoint } from '@shop/shell/query'
import { Picture } from '@shop/ui-kit/goods/Picture'
import css from './StaticPage.module.css'
import './add-static-texts.ts'
import { useEffect, useState } from 'react'

const MAP = 'https://www.google.com/maps/search/?api=1&query='
const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination='

export function ShopList() {
  const { t } = useTranslation('host')
  const { data, isError } = useEndpoint(allShopsEndpoint, {})
  if (isError) return <p role="alert">{t('contacts.failed')}</p>
  if (data?.shops.length === 0) return null
  return (
    <section aria-label={t('contacts.shops')} className={css.shops} aria-busy={!data}>
      {data?.shops.map(shop => (
        <ShopCard key={shop.id} {...shop} />
      ))}
    </section>
  )
}

function ShopCard({ city, address, phone, hours, map_image }: Shop) {
  const { t, locale } = useTranslation('host')
  const until = openUntil(hours, useNow())
  const place = `${address[locale]}, ${city[locale]}`
  const onMap = `${MAP}${encodeURIComponent(place)}`
  return (
    <address className={css.shop}>
      {map_image && (
        <Picture
          file={map_image}
          alt={t('contacts.mapOf', { place })}
          sizes="(min-width:768px) 20rem, 100vw"
          width={3}
          height={2}
          className={css.map}
        />
      )}
      <h2 className={css.city}>{city[locale]}</h2>
      <p>{address[locale]}</p>
      <p className={css.ways}>
        <a href={onMap} target="_blank" rel="noopener" aria-label={`${t('contacts.map')}: ${place}`}>
          {t('contacts.map')}
        </a>
        <a
          href={`${DIRECTIONS}${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener"
          aria-label={`${t('contacts.directions')}: ${place}`}
        >
          {t('contacts.directions')}
        </a>
      </p>
      <a href={`tel:${phone}`}>{readablePhone(phone)}</a>
      <p className={css.open} data-open={until ? '' : undefined}>
        {until ? t('contacts.open', { until }) : t('contacts.shut')}
      </p>
      <dl className={css.hours}>
        {openDays(hours, locale).map(({ days, from, to }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{from ? `${from}–${to}` : t('contacts.closed')}</dd>
          </div>
        ))}
      </dl>
    </address>
  )
}

/** "+380440000101" as people read it: "+380 44 000 01 01"; other countries' numbers stay as they are. */
function readablePhone(phone: string): string {
  return phone.replace(/^(\+380)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5')
}

/** The time (ms since 1970), minute by minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
