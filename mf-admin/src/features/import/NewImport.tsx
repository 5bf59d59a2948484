import type { ImportSummary } from '@shop/contracts/staff/goods/staff-import'
import { Button } from '@shop/ui-kit/Button'
import { Heading } from '@shop/ui-kit/page/Heading'
import { useState } from 'react'
import { Refused } from '../../components/Refused.tsx'
import { useTexts } from '../../use-texts.ts'
import { FileField } from './FileField.tsx'
import css from './Import.module.css'
import { useSendFile } from './use-send-file.ts'

/** A file is chosen and read, once; whatever it leaves open is asked beside its report, before anything of the shop changes. */
export function NewImport({ onRead }: { onRead: (read: ImportSummary) => void }) {
  const { t } = useTexts()
  const [file, setFile] = useState<File | null>(null)
  const { send, isBusy, refusal } = useSendFile()

  async function check(chosen: File) {
    const read = await send(chosen)
    if (read) onRead(read)
  }
  return (
    <section className={css.part} aria-labelledby="import-new">
      <Heading level={2} look="h3" id="import-new">
        {t('import.new')}
      </Heading>
      <p className={css.about}>{t('import.newText')}</p>
      <FileField file={file} onChoose={setFile} />
      <Refused refusal={refusal} />
      {file && (
        <Button busy={isBusy} className={css.action} onClick={() => void check(file)}>
          {t('import.check')}
        </Button>
      )}
    </section>
  )
}
