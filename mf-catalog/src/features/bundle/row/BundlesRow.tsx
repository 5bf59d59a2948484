import { useTranslation } from '@shop/shell/i18n'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useId } from 'react'
import strip from '../../../styles/card-strip.module.css'
import { useNear } from '../../../use-near.ts'
import { useBundles } from '../bundle.query.ts'
import { BundleCard } from './BundleCard.tsx'
import css from './BundlesRow.module.css'

type BundlesRowProps = {
  title: string
  /** The bundle that the page shows already. */
  except?: string
}

/** Links to bundles. Asked for when the reader comes near; a failure costs nothing but the row. */
export function BundlesRow({ title, except }: BundlesRowProps) {
  const { t } = useTranslation('mf-catalog')
  const { place, isNear } = useNear<HTMLElement>()
  const { data, isError } = useBundles(undefined, { enabled: isNear })
  const id = useId()
  const bundles = data?.bundles.filter(({ article }) => article !== except)
  if (isError || bundles?.length === 0) return null
  return (
    <section ref={place} aria-labelledby={id} className={css.section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul aria-busy={!bundles || undefined} aria-label={t('bundle.looks')} className={`${css.row} ${strip.strip}`}>
        {bundles ? (
          bundles.map(bundle => <BundleCard key={bundle.article} bundle={bundle} />)
        ) : (
          <li aria-hidden="true">
            <div className={css.awaited}>
              <Skeleton shape="fill" />
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}
