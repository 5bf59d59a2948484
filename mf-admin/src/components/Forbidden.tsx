import { errorTexts } from '@shop/contracts/texts/error-texts'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { useTexts } from '../use-texts.ts'

/** In place of what this person's role may not see. */
export function Forbidden() {
  const { t, locale } = useTexts()
  return <EmptyState title={errorTexts.forbidden[locale]}>{t('failure.forbidden')}</EmptyState>
}
