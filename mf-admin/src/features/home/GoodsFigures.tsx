import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { FigureCards } from './FigureCards.tsx'
import { type Figures, figuresOf } from './figures.ts'

/** What is missing of the goods, as those who look after them begin their day. */
export function GoodsFigures() {
  const { t } = useTexts()
  return <FigureCards id="goods" title={t('home.goods')} failed={t('home.goodsFailed')} {...useGoodsFigures()} />
}

function useGoodsFigures(): Figures {
  const hidden = useCount({ shown: '0' })
  const noPicture = useCount({ missing: 'picture' })
  const noTranslation = useCount({ missing: 'translation' })
  const noPrice = useCount({ missing: 'price' })
  const low = useCount({ stock: 'low' })
  const out = useCount({ stock: 'out' })
  const list = '/admin/other/products'
  return figuresOf(
    [
      { name: 'hidden', to: `${list}?shown=no`, value: hidden.data?.count },
      { name: 'noPicture', to: `${list}?missing=picture`, value: noPicture.data?.count },
      { name: 'noTranslation', to: `${list}?missing=translation`, value: noTranslation.data?.count },
      { name: 'noPrice', to: `${list}?missing=price`, value: noPrice.data?.count },
      { name: 'low', to: `${list}?stock=low`, value: low.data?.count },
      { name: 'out', to: `${list}?stock=out`, value: out.data?.count },
    ],
    [hidden, noPicture, noTranslation, noPrice, low, out],
  )
}

type Filter = { shown?: '0'; missing?: 'picture' | 'translation' | 'price'; stock?: 'low' | 'out' }

function useCount(filter: Filter) {
  const query = { ...filter, sort: 'article', page: 1, limit: 1 } as const
  return useStaffEndpoint(staffProductsEndpoint, { query }, { staleTime: 0 })
}
