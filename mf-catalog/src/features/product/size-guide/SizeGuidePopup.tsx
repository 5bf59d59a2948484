import { heightText } from '@shop/contracts/catalog/height'
import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import type { PopupSlotProps } from '@shop/shell/contract'
import { useTranslation } from '@shop/shell/i18n'
import { useEndpoint } from '@shop/shell/query'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Tabs } from '@shop/ui-kit/page/Tabs'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useState } from 'react'
import { heightsOf } from '../variants/heights-of.ts'
import { HowToMeasure } from './HowToMeasure.tsx'
import { MeasureTable } from './MeasureTable.tsx'
import css from './SizeGuidePopup.module.css'

/** The article's measurements, and those of the same garment in the other height. */
export function SizeGuidePopup({ article, size, headingId }: PopupSlotProps<'size-guide'>) {
  const { t } = useTranslation('mf-catalog')
  const [selected, setSelected] = useState(article)
  const { heights, shown, isError, tryAgain } = useMeasures(article, selected)

  const table = shown ? <MeasureTable product={shown} chosen={size} /> : <Skeleton shape="control" />
  return (
    <div className={css.guide}>
      <Heading level={2} id={headingId}>
        {t('guide.title')}
      </Heading>
      <p className={css.what}>{t('guide.what')}</p>
      {isError ? (
        <ErrorState title={t('guide.failed')} retryLabel={t('again')} onRetry={tryAgain} />
      ) : heights.length > 1 ? (
        <Tabs
          label={t('guide.heights')}
          selected={selected}
          onSelect={setSelected}
          tabs={heights.map(({ article: id, height }) => ({
            id,
            label: t('product.heightName', { height: heightText(height) }),
            content: table,
          }))}
        />
      ) : (
        table
      )}
      <HowToMeasure />
      <p className={css.what}>{t('guide.between')}</p>
    </div>
  )
}

/** `shown` is the article or its sibling in the other height, once it is here. */
function useMeasures(article: string, selected: string) {
  const opened = useEndpoint(productByArticleEndpoint, { query: { article } })
  const chosen = useEndpoint(productByArticleEndpoint, { query: { article: selected } })
  return {
    heights: opened.data ? heightsOf(opened.data.product, opened.data.siblings) : [],
    shown: chosen.data?.product,
    isError: opened.isError || chosen.isError,
    tryAgain: () => void (opened.isError ? opened.refetch() : chosen.refetch()),
  }
}
