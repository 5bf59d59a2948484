import type { PopupSlotProps } from '@shop/shell/contract'
import { useTranslation } from '@shop/shell/i18n'
import { ErrorState } from '@shop/ui-kit/ErrorState'
import { Heading } from '@shop/ui-kit/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Tabs } from '@shop/ui-kit/Tabs'
import { useState } from 'react'
import { HowToMeasure } from './HowToMeasure.tsx'
import { MeasureTable } from './MeasureTable.tsx'
import css from './SizeGuidePopup.module.css'
import { useMeasures } from './size-guide.query.ts'

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
            label: t('product.heightName', { height: height.replace('-', '–') }),
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
