import { openUntil } from '@shop/calendar/open-now'
import type { Home } from '@shop/contracts/catalog/home'
import { allShopsEndpoint, type Shop } from '@shop/contracts/catalog/shops'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { useEndpoint } from '@shop/shell/query'
import { useState } from 'react'
import { useNear } from '../../use-near.ts'
import { BlockHead } from './BlockHead.tsx'
import css from './Shops.module.css'

/** Where the brand's own shops are, and whether they are open. Asked for when the reader comes near; a failure costs nothing but the block. */
export function Shops({ block }: { block: Home['blocks'][number] }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { place, isNear } = useNear<HTMLElement>()
  const { data, isError } = useEndpoint(allShopsEndpoint, {}, { enabled: isNear })
  if (isError || data?.shops.length === 0) return null
  return (
    <section ref={place} className={css.section} aria-busy={(isNear && !data) || undefined}>
      <BlockHead title={text(block.title)} note={text(block.text)} to={block.link} more={t('shops.more')} />
      <ul className={css.shops}>
        {data?.shops.map(shop => (
          <ShopOfBrand key={shop.id} {...shop} />
        ))}
      </ul>
    </section>
  )
}

function ShopOfBrand({ city, address, hours }: Shop) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const [now] = useState(() => Date.now())
  const until = openUntil(hours, now)
  return (
    <li className={css.shop}>
      <h3 className={css.city}>{text(city)}</h3>
      <p>{text(address)}</p>
      <p className={css.open} data-open={until ? '' : undefined}>
        {until ? t('shops.open', { until }) : t('shops.shut')}
      </p>
    </li>
  )
}
