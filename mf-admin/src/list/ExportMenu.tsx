import { type FileFormat, fileFormats } from '@shop/contracts/file-format'
import { Button } from '@shop/ui-kit/Button'
import type { ReactNode } from 'react'
import { DropMenu } from '../components/DropMenu.tsx'
import { Refused } from '../components/Refused.tsx'
import type { CallRefusal } from '../session/use-staff-call.ts'
import { useTexts } from '../use-texts.ts'
import css from './ExportMenu.module.css'

/** What a list offers as files. */
export function ExportMenu({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  return (
    <DropMenu icon="download" label={t('list.export')}>
      <div className={css.export}>{children}</div>
    </DropMenu>
  )
}

type Props = {
  /** Where the list offers several files. */
  title?: string | undefined
  /** What the file will hold, and what is written of its taking. */
  about: string
  isBusy: boolean
  refusal: CallRefusal | null
  onTake: (format: FileFormat) => void
}

/** A list as a file: who takes it along confirms who they are, and it stays in the audit log. */
export function ExportChoice({ title, about, isBusy, refusal, onTake }: Props) {
  const { t } = useTexts()
  return (
    <section className={css.choice} aria-label={title}>
      {title && <p className={css.title}>{title}</p>}
      <p className={css.about}>{about}</p>
      <div className={css.formats}>
        {fileFormats.map(format => (
          <Button
            key={format}
            size="small"
            variant={format === 'csv' ? 'primary' : 'outline'}
            busy={isBusy}
            aria-label={title && `${title}: ${t(`list.take.${format}`)}`}
            onClick={() => onTake(format)}
          >
            {t(`list.take.${format}`)}
          </Button>
        ))}
      </div>
      <Refused refusal={refusal} />
    </section>
  )
}
