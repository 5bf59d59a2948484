import { ShopError } from '@shop/contracts/errors'
import type { SettingsSnapshot } from '../live-settings/settings-snapshot.ts'

/**
 * Hryvnias for one euro, in hundredths.
 * @throws ShopError busy while nobody has entered a rate: without one no price in euros is true.
 */
export function eurRate({ eur }: Pick<SettingsSnapshot, 'eur'>): number {
  if (!eur) throw new ShopError('busy', { seconds: 60 })
  return eur.rate
}
