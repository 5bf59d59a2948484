import { WORKING_TREE } from '@shop/contracts/released-services'
import { useTexts } from '../../use-texts.ts'

/** What staff call a version of a service: its commit, or that its copies began with it. */
export function useVersionName(): (version: string) => string {
  const { t } = useTexts()
  return version => (version === WORKING_TREE ? t('releases.ofService.first') : version)
}
