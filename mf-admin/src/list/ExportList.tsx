import type { FileFormat } from '@shop/contracts/file-format'
import type { BegunListFile, ListFileCalls } from '@shop/contracts/staff/list-file'
import { notify } from '@shop/shell/notices'
import { useStaffCall } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'
import { ExportChoice, ExportMenu } from './ExportMenu.tsx'
import { saveFile } from './save-file.ts'

type Props<Filter> = {
  calls: ListFileCalls<Filter>
  /** The present one of the list. */
  filter: Filter
  /** Where the list offers several files. */
  title?: string
  /** What the file will hold; where it is left out, the rows of the filter. */
  about?: string
  /** What is told once the file is on its way. */
  saidOf?: (begun: BegunListFile) => string
}

/** The rows of the present filter of a list as a file, beside the list. */
export function ExportList<Filter>(props: Props<Filter>) {
  return (
    <ExportMenu>
      <ListFile {...props} />
    </ExportMenu>
  )
}

/** One of the files that a list offers. */
export function ListFile<Filter>({ calls: { start, file }, filter, title, about, saidOf }: Props<Filter>) {
  const { t, locale } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const rowsOf = ({ count, more }: BegunListFile) => (more ? t('list.exportedMore') : t('list.exported', { count }))

  async function take(format: FileFormat) {
    const begun = await ask(start, { body: { filter, language: locale, format } })
    if (!begun) return
    saveFile(file.path.replace(':id', begun.id))
    notify((saidOf ?? rowsOf)(begun), { tone: 'success' })
  }
  return (
    <ExportChoice
      title={title}
      about={about ?? t('list.exportAbout')}
      isBusy={isBusy}
      refusal={refusal}
      onTake={format => void take(format)}
    />
  )
}
