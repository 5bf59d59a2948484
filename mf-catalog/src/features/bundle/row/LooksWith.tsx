import { useTranslation } from '@shop/shell/i18n'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useId } from 'react'
import { useNear } from '../../../use-near.ts'
import { useBundles } from '../bundle.query.ts'
import { BundleLook } from './BundleLook.tsx'
import css from './BundlesRow.module.css'

/** The bundles that a garment belongs to. Asked for when the reader comes near; a failure costs nothing but them. */
export function LooksWith({ garment }: { garment: string }) {
  const { t } = useTranslation('mf-catalog')
  const { place, isNear } = useNear<HTMLElement>()
  const { data, isError } = useBundles(garment, { enabled: isNear })
  const id = useId()
  if (isError || data?.bundles.length === 0) return null
  // Most garments belong to no bundle: nothing is promised before it is known.
  if (!data) return <section ref={place} aria-hidden="true" />
  return (
    <section aria-labelledby={id} className={css.section}>
      <Heading level={2} id={id}>
        {t('bundle.with')}
      </Heading>
      <ul aria-labelledby={id} className={css.looks}>
        {data.bundles.map(bundle => (
          <BundleLook key={bundle.article} bundle={bundle} />
        ))}
      </ul>
    </section>
  )
}
