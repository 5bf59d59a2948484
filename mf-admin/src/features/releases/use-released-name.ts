import { titleOf } from '@shop/contracts/parts'
import { isReleasedService } from '@shop/contracts/released-services'
import { useTexts } from '../../use-texts.ts'

/** What staff call what a token releases. */
export function useReleasedName(): (name: string) => string {
  const { t, locale } = useTexts()
  return name => {
    if (name === 'services') return t('releases.tokens.contracts')
    if (name === 'host-server') return t('releases.tokens.hostServer')
    const title = titleOf(name)[locale]
    return isReleasedService(name) ? t('releases.serviceName', { name: title }) : title
  }
}
