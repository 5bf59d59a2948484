import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { useTexts } from '../use-texts.ts'
import { KeptArticles } from './KeptArticles.tsx'
import { $notTakenBack } from './taken-back.ts'

/** Names, article by article, what could not be taken back of a change; the rest is as before. */
export function NotTakenBack() {
  const { t } = useTexts()
  const left = useStore($notTakenBack)
  if (!left) return null
  const { kept, emails } = left
  const close = () => $notTakenBack.set(null)
  return (
    <ModalDialog title={t('takeBack.notAll')} closeLabel={t('step.close')} onClose={close}>
      <KeptArticles kept={kept} />
      {emails > 0 && <p>{t('takeBack.emails', { count: emails })}</p>}
      <Button onClick={close}>{t('takeBack.read')}</Button>
    </ModalDialog>
  )
}
