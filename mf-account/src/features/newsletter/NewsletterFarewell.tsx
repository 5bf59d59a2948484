import { EndingLink } from '../../emailed-links/EndingLink.tsx'
import { useTexts } from '../../use-texts.ts'
import { endSubscription } from './answer-newsletter.ts'

export function NewsletterFarewell({ token }: { token: string | null }) {
  const { t } = useTexts()
  return (
    <EndingLink
      token={token}
      end={endSubscription}
      failed={t('newsletter.failed')}
      press={t('newsletter.leave')}
      toStore={t('newsletter.toStore')}
      words={{
        ask: { title: t('newsletter.farewell.ask'), text: t('newsletter.farewellText.ask') },
        done: { title: t('newsletter.farewell.done'), text: t('newsletter.farewellText.done') },
        expired: { title: t('newsletter.farewell.expired'), text: t('newsletter.farewellText.expired') },
      }}
    />
  )
}
