import { fileFormats } from '@shop/contracts/file-format'
import { accountantReportFileEndpoint } from '@shop/contracts/staff/accountant-report'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Icon } from '@shop/ui-kit/Icon'
import { useTexts } from '../../use-texts.ts'
import css from './AccountantReport.module.css'
import { reportPeriods, type useReportPeriod } from './use-report-period.ts'

type Props = ReturnType<typeof useReportPeriod> & { problem: string | undefined }

/** The days of the report, and the report as a file. `problem`: why the service refused these days. */
export function ReportBar({ period, today, choose, isAskable, problems, problem }: Props) {
  const { t, locale } = useTexts()
  const wrong = (field: string) => {
    const code = problems[field] ?? (field === 'to' ? problem : undefined)
    return code === undefined ? undefined : t(`report.errors.${code}`)
  }
  return (
    <div className={css.bar}>
      <div className={css.days}>
        <TextField
          label={t('report.from')}
          type="date"
          value={period.from}
          error={wrong('from')}
          onChange={event => choose({ from: event.currentTarget.value })}
        />
        <TextField
          label={t('report.to')}
          type="date"
          value={period.to}
          error={wrong('to')}
          onChange={event => choose({ to: event.currentTarget.value })}
        />
      </div>
      <fieldset className={css.buttons} aria-label={t('report.periods')}>
        {reportPeriods(today).map(([name, known]) => (
          <Button
            key={name}
            variant="outline"
            size="small"
            aria-pressed={period.from === known.from && period.to === known.to}
            onClick={() => choose(known)}
          >
            {t(`report.${name}`)}
          </Button>
        ))}
      </fieldset>
      {isAskable && !problem && (
        <div className={css.buttons}>
          {fileFormats.map(format => (
            <a
              key={format}
              className={buttonClass({ variant: 'outline', size: 'small' })}
              href={`${accountantReportFileEndpoint.path}?${new URLSearchParams({ ...period, language: locale, format })}`}
              download
            >
              <Icon name="download" size={16} />
              {t(`list.take.${format}`)}
            </a>
          ))}
        </div>
      )}
    </div>
  )
}
