import type { StaffPart } from '@shop/contracts/staff/staff-releases'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../use-texts.ts'
import css from './Releases.module.css'

/** What is wrong with the files of the versions that are handed out. */
export function FileNotices({ served }: Pick<StaffPart, 'served'>) {
  const { t } = useTexts()
  return (
    <>
      {served.map(
        ({ version, files }) =>
          (files === 'altered' || files === 'absent') && (
            <Notice key={version} tone="error" title={t(`releases.files.${files}`, { version })}>
              {t('releases.filesText')}
            </Notice>
          ),
      )}
      {served.some(({ files }) => files === 'elsewhere') && <p className={css.quiet}>{t('releases.filesElsewhere')}</p>}
    </>
  )
}
