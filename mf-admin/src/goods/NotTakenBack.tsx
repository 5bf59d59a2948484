import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { ModalDialog } from '../components/ModalDialog.tsx'
import { useTexts } from '../use-texts.ts'
import css from './NotTakenBack.module.css'
import { $notTakenBack, whyText } from './taken-back.ts'

/** More would be read by nobody. */
const SHOWN = 100

/** Names, article by article, what could not be taken back of a change; the rest is as before. */
export function NotTakenBack() {
  const { t } = useTexts()
  const left = useStore($notTakenBack)
  if (!left) return null
  const { kept, emails } = left
  const close = () => $notTakenBack.set(null)
  return (
    <ModalDialog title={t('takeBack.notAll')} closeLabel={t('step.close')} onClose={close}>
      <p>{t('takeBack.notAllAbout')}</p>
      <ul className={css.kept}>
        {kept.slice(0, SHOWN).map(({ article, why }) => (
          <li key={article}>
            <strong>{article}</strong>: {why.map(one => whyText(t, one)).join('; ')}
          </li>
        ))}
      </ul>
      {kept.length > SHOWN && <p>{t('takeBack.more', { count: kept.length - SHOWN })}</p>}
      {emails > 0 && <p>{t('takeBack.emails', { count: emails })}</p>}
      <Button onClick={close}>{t('takeBack.read')}</Button>
    </ModalDialog>
  )
}
