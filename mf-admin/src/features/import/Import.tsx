import { exportProductsEndpoint, type ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { useSearchParams } from '@shop/shell/router'
import { Heading } from '@shop/ui-kit/page/Heading'
import { ExportLinks } from '../../goods/ExportLinks.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './Import.module.css'
import { ImportReport } from './ImportReport.tsx'
import { LatestImports } from './LatestImports.tsx'
import { NewImport } from './NewImport.tsx'

/** Files of products in and out; the import that is open stands in the address. */
export function Import() {
  const [params, setParams] = useSearchParams()
  const id = params.get('import')
  const open = ({ id }: ImportSummary) => setParams({ import: id })

  if (id) return <ImportReport key={id} id={id} />
  return (
    <div className={css.import}>
      <NewImport onRead={open} />
      <Export />
      <LatestImports />
    </div>
  )
}

/** All products as a file; lists of products offer those of their filter. */
function Export() {
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
