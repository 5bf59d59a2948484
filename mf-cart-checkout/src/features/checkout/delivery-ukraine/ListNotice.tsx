import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useTexts } from '../../../use-texts.ts'
import type { Directory } from './directory.ts'

type Props = { directory: Directory; onChoose: () => void }

/** Why the customer is asked to type, and the way back to the list as soon as there is one. */
export function ListNotice({ directory: { isThere, isLoading, retry }, onChoose }: Props) {
  const { t } = useTexts()
  const again = (
    <Button variant="text" size="small" busy={isLoading} onClick={retry}>
      {t('typed.again')}
    </Button>
  )
  const choose = (
    <Button variant="outline" size="small" onClick={onChoose}>
      {t('typed.choose')}
    </Button>
  )
  return (
    <Notice announced tone={isThere ? 'success' : 'info'} action={isThere ? choose : again}>
      {t(isThere ? 'typed.back' : 'typed.away')}
    </Notice>
  )
}
