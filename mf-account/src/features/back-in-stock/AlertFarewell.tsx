import { EndingLink } from '../../emailed-links/EndingLink.tsx'
import { useTexts } from '../../use-texts.ts'
import { stopAlert } from './answer-alert.ts'

export function AlertFarewell({ token }: { token: string | null }) {
  const { t } = useTexts()
  return (
    <EndingLink
      token={token}
      end={stopAlert}
      failed={t('alert.failed')}
      press={t('alert.stop')}
      toStore={t('alert.toStore')}
      words={{
        ask: { title: t('alert.stop.ask'), text: t('alert.stopText.ask') },
        done: { title: t('alert.stop.done'), text: t('alert.stopText.done') },
        expired: { title: t('alert.stop.expired'), text: t('alert.stopText.expired') },
      }}
    />
  )
}
