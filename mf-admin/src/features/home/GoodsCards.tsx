import { goodsOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { DayCards } from './DayCards.tsx'

const list = '/admin/other/products'

/** What is missing of the goods, as those who look after them begin their day. */
export function GoodsCards() {
  const { t } = useTexts()
  const answer = useStaffEndpoint(goodsOfDayEndpoint, {}, { staleTime: 0 })
  const { data } = answer
  return (
    <DayCards
      id="goods-of-day"
      title={t('home.goods')}
      failed={t('home.goodsFailed')}
      answer={answer}
      cards={[
        { name: 'oversold', to: `${list}?stock=oversold`, count: data?.oversold, kind: 'urgent' },
        { name: 'noPicture', to: `${list}?missing=picture&shown=yes`, count: data?.no_picture },
        { name: 'noTranslation', to: `${list}?missing=translation&shown=yes`, count: data?.no_translation },
        { name: 'low', to: `${list}?stock=low&shown=yes`, count: data?.low },
        { name: 'out', to: `${list}?stock=out&shown=yes`, count: data?.out },
        { name: 'noPrice', to: `${list}?missing=price&shown=no`, count: data?.no_price },
        { name: 'hidden', to: `${list}?shown=no`, count: data?.hidden, kind: 'plain' },
      ]}
    />
  )
}
