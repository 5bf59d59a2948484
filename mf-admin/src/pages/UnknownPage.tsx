import { Link } from '@shop/shell/router'
import { useTexts } from '../use-texts.ts'

/** At an address below /admin/ that no screen has. */
export function UnknownPage() {
  const { t } = useTexts()
  return (
    <>
      <p>{t('unknown.text')}</p>
      <p>
        <Link to="/admin/home">{t('unknown.home')}</Link>
      </p>
    </>
  )
}
