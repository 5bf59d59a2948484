import { exportProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { Heading } from '@shop/ui-kit/page/Heading'
import { ExportLinks } from '../../goods/ExportLinks.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './Import.module.css'

/** All products as a file; lists of products offer those of their filter. */
export function Export() {
  const { t } = useTexts()
  return (
    <section className={css.part} aria-labelledby="export">
      <Heading level={2} look="h3" id="export">
        {t('export.title')}
      </Heading>
      <p className={css.about}>{t('export.about')}</p>
      <ExportLinks path={exportProductsEndpoint.path} />
    </section>
  )
}
