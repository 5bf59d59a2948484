import type { ExchangeRow } from '@shop/contracts/staff/exchange/accounting'
import { textOfCode, useTexts } from '../use-texts.ts'
import css from './Exchange.module.css'

/** The files that came in one exchange, and what is wrong with those that are not done. */
export function ExchangeFiles({ files }: Pick<ExchangeRow, 'files'>) {
  const { t } = useTexts()
  if (files.length === 0) return '—'
  return files.map(({ name, bytes, state, problem }, at) => {
    const [code = '', ...detail] = (problem ?? '').split(' ')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: files of one name come in their order, and stay
      <span key={`${name} ${at}`} className={css.line}>
        {name} <span className={css.quiet}>{t('accounting.kilobytes', { count: Math.ceil(bytes / 1024) })}</span>
        {state !== 'done' && <span className={css.quiet}> · {textOfCode(t, 'accounting.fileStates', state)}</span>}
        {problem && (
          <span className={css.refusal}>{`${textOfCode(t, 'accounting.problems', code)} ${detail.join(' ')}`}</span>
        )}
      </span>
    )
  })
}
