import { Icon } from '@shop/ui-kit/Icon'
import { IconButton } from '@shop/ui-kit/IconButton'
import { useTexts } from '../use-texts.ts'
import { problemText } from './problem-text.ts'
import css from './UploadList.module.css'
import type { Upload } from './use-uploads.ts'

type Props = { uploads: readonly Upload[]; onCancel: (id: string) => void; onRetry: (id: string) => void }

/** Files on their way, and those that did not arrive. */
export function UploadList({ uploads, onCancel, onRetry }: Props) {
  const { t } = useTexts()
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const status =
    failed > 0 ? t('pictures.someFailed', { count: failed }) : t('pictures.left', { count: uploads.length })
  return (
    <>
      <p role="status" className={css.status}>
        {uploads.length > 0 && status}
      </p>
      {uploads.length > 0 && (
        <ul className={css.list} aria-label={t('pictures.uploads')}>
          {uploads.map(upload => (
            <UploadRow key={upload.id} upload={upload} onCancel={onCancel} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </>
  )
}

function UploadRow({ upload, onCancel, onRetry }: Omit<Props, 'uploads'> & { upload: Upload }) {
  const { t, locale } = useTexts()
  const { id, file, preview, state, progress, problem, canRetry } = upload
  const { name } = file
  const isDrawn = state === 'sending' && progress === 1
  return (
    <li className={css.row}>
      <span className={css.preview}>
        {preview ? <img src={preview} alt="" className={css.image} /> : <Icon name="image" size={20} />}
      </span>
      <div className={css.about}>
        <span className={css.name}>{name}</span>
        {state === 'failed' && problem ? (
          <span className={css.problem}>
            <Icon name="alert" size={16} /> {problemText(t, locale, problem)}
          </span>
        ) : (
          <>
            <progress
              className={css.bar}
              aria-label={t('pictures.progressOf', { name })}
              max={1}
              {...(!isDrawn && { value: progress })}
            />
            <span className={css.state}>
              {state === 'waiting' && t('pictures.waiting')}
              {state === 'arrived' && t('pictures.arrived')}
              {state === 'sending' && (isDrawn ? t('pictures.drawing') : `${Math.round(progress * 100)} %`)}
            </span>
          </>
        )}
      </div>
      {canRetry && <IconButton icon="refresh" label={t('pictures.retry', { name })} onClick={() => onRetry(id)} />}
      <IconButton
        icon="close"
        label={t(state === 'failed' ? 'pictures.dismiss' : 'pictures.cancel', { name })}
        onClick={() => onCancel(id)}
      />
    </li>
  )
}
