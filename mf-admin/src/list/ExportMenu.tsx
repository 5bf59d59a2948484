import { type FileFormat, fileFormats } from '@shop/contracts/file-format'
import { Button } from '@shop/ui-kit/Button'
import { DropMenu } from '../components/DropMenu.tsx'
import { Refused } from '../components/Refused.tsx'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'
import css from './ExportMenu.module.css'

type Props = {
  /** What the file will hold, and what is written of its taking. */
  about: string
  isBusy: boolean
  refusal: CallRefusal | null
  onTake: (format: FileFormat) => void
}

/** A list with data of persons as a file: who takes it along confirms who they are, and it stays in the audit log. */
export function ExportMenu({ about, isBusy, refusal, onTake }: Props) {
  const { t } = useTexts()
  return (
    <DropMenu icon="download" label={t('list.export')}>
      <div className={css.export}>
        <p className={css.about}>{about}</p>
        <div className={css.formats}>
          {fileFormats.map(format => (
            <Button
              key={format}
              size="small"
              variant={format === 'csv' ? 'primary' : 'outline'}
              busy={isBusy}
              onClick={() => onTake(format)}
            >
              {t(`list.take.${format}`)}
            </Button>
          ))}
        </div>
        <Refused refusal={refusal} />
      </div>
    </DropMenu>
  )
}
